export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'newGame' }
  | { readonly screen: 'game'; readonly game: number }
  | { readonly screen: 'replay'; readonly game: number }
  | { readonly screen: 'paper' }
  | { readonly screen: 'games' }
  | { readonly screen: 'deleted' }
  | { readonly screen: 'statistics' }
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
  statistics: '#/statistikk',
  rules: '#/regler',
  players: '#/spillere',
  print: '#/skriv-ut',
  settings: '#/innstillinger',
} as const

const PLAIN = Object.keys(PATHS) as (keyof typeof PATHS)[] // the keys of a literal are its screens

/** The address of a screen, for links. */
export function pathOf(route: Route, query = ''): string {
  const path = pathAlone(route)
  return query === '' ? path : `${path}?${query}`
}

function pathAlone(route: Route): string {
  if (route.screen === 'game') return `#/spill/${route.game}`
  if (route.screen === 'rules')
    return [PATHS.rules, route.ruleset, route.question].filter((part) => part).join('/')
  return route.screen === 'replay' ? `#/spill/${route.game}/kast` : PATHS[route.screen]
}

function parseRoute(path: string): Route {
  const rules = /^#\/regler\/([\w-]+)(?:\/([\w-]+))?$/.exec(path)
  if (rules?.[1] !== undefined) {
    const [, ruleset, question] = rules
    return { screen: 'rules', ruleset, ...(question !== undefined && { question }) }
  }
  const game = /^#\/spill\/(\d+)$/.exec(path)?.[1]
  if (game !== undefined) return { screen: 'game', game: Number(game) }
  const replay = /^#\/spill\/(\d+)\/kast$/.exec(path)?.[1]
  if (replay !== undefined) return { screen: 'replay', game: Number(replay) }
  const screen = PLAIN.find((screen) => PATHS[screen] === path)
  return { screen: screen ?? 'start' }
}

/** Both halves of an address: `#/alle?periode=ar`. */
function parseAddress(hash: string): { route: Route; query: string } {
  const [path = '', ...rest] = hash.split('?')
  return { route: parseRoute(path), query: rest.join('?') }
}

/** Which screen is shown; the browser's own history is the way back. */
class Router {
  #address = $state.raw(parseAddress(location.hash))

  constructor() {
    window.addEventListener('hashchange', () => {
      this.#address = parseAddress(location.hash)
    })
  }

  get route(): Route {
    return this.#address.route
  }

  /** What is chosen on the screen, as its address has it. */
  get query(): string {
    return this.#address.query
  }

  go(route: Route): void {
    location.hash = pathOf(route)
  }

  /** Another choice on the same screen. It is no step: the way back leads to the screen before. */
  refine(query: string): void {
    location.replace(pathOf(this.route, query))
  }
}

export const router = new Router()
