import { spawnSync } from 'node:child_process'

/** Whether a command can be started here. */
export const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined
