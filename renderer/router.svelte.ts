export type Route =
  | { readonly screen: 'start' }
  | { readonly screen: 'newGame' }
  | { readonly screen: 'game'; readonly game: number }
  | { readonly screen: 'players' }
  | { readonly screen: 'print' }
  | { readonly screen: 'settings' }

const PATHS = {
  start: '#/',
  newGame: '#/nytt',
  players: '#/spillere',
  print: '#/skriv-ut',
  settings: '#/innstillinger',
} as const

/** The address of a screen, for links. */
export function pathOf(route: Route): string {
  return route.screen === 'game' ? `#/spill/${route.game}` : PATHS[route.screen]
}

function parseRoute(hash: string): Route {
  const game = /^#\/spill\/(\d+)$/.exec(hash)?.[1]
  if (game !== undefined) return { screen: 'game', game: Number(game) }
  if (hash === PATHS.newGame) return { screen: 'newGame' }
  if (hash === PATHS.players) return { screen: 'players' }
  if (hash === PATHS.print) return { screen: 'print' }
  if (hash === PATHS.settings) return { screen: 'settings' }
  return { screen: 'start' }
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
