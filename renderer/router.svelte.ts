export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'newGame' }
  | { readonly screen: 'game'; readonly game: number }
  | { readonly screen: 'replay'; readonly game: number }
  | { readonly screen: 'paper' }
  | { readonly screen: 'games' }
  | { readonly screen: 'deleted' }
  /** One game's rules, with a question that is open; the first game's where none is named. */
  | { readonly screen: 'rules'; readonly ruleset?: string; readonly question?: string }
  | { readonly screen: 'players' }
  | { readonly screen: 'print' }
  | { readonly screen: 'settings' }

const PATHS = {
  start: '#/',
  newGame: '#/nytt',
  paper: '#/papir',
  games: '#/alle',
  deleted: '#/slettede',
  rules: '#/regler',
  players: '#/spillere',
  print: '#/skriv-ut',
  settings: '#/innstillinger',
} as const

const PLAIN = Object.keys(PATHS) as (keyof typeof PATHS)[] // the keys of a literal are its screens

/** The address of a screen, for links. */
export function pathOf(route: Route): string {
  if (route.screen === 'game') return `#/spill/${route.game}`
  if (route.screen === 'rules')
    return [PATHS.rules, route.ruleset, route.question].filter((part) => part).join('/')
  return route.screen === 'replay' ? `#/spill/${route.game}/kast` : PATHS[route.screen]
}

function parseRoute(address: string): Route {
  const [hash = ''] = address.split('?')
  const rules = /^#\/regler\/([\w-]+)(?:\/([\w-]+))?$/.exec(hash)
  if (rules?.[1] !== undefined) {
    const [, ruleset, question] = rules
    return { screen: 'rules', ruleset, ...(question !== undefined && { question }) }
  }
  const game = /^#\/spill\/(\d+)$/.exec(hash)?.[1]
  if (game !== undefined) return { screen: 'game', game: Number(game) }
  const replay = /^#\/spill\/(\d+)\/kast$/.exec(hash)?.[1]
  if (replay !== undefined) return { screen: 'replay', game: Number(replay) }
  const screen = PLAIN.find((screen) => PATHS[screen] === hash)
  return { screen: screen ?? 'start' }
}

/** Which screen is shown; the browser's own history is the way back. */
class Router {
  route = $state.raw<Route>(parseRoute(location.hash))

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash)
    })
  }

  go(route: Route): void {
    location.hash = pathOf(route)
  }
}

export const router = new Router()
