import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

/*
 * Runs a command where there is no network but the loopback: the program must miss nothing.
 *
 *   node tools/noNetwork.ts COMMAND …
 *
 * It takes a Linux that lets a user have a network of his own; elsewhere the command runs all the
 * same, and that is said loudly.
 */
const ALONE = ['unshare', '--map-root-user', '--net', '--', 'sh', '-c']
const UP = 'ip link set lo up'

const allowed = canBeAlone()
if (!allowed)
  console.warn('NOT WITHOUT A NETWORK: this system gives no network of one’s own (unshare, ip).')

const command = process.argv.slice(2)
const [program = '', ...args] = allowed
  ? [...ALONE, `${UP} && exec "$@"`, 'sh', ...command]
  : command
const child = spawn(program, args, {
  stdio: 'inherit',
  shell: process.platform === 'win32', // npm's commands are scripts there
  env: { ...process.env, ...(allowed && { YATZYBLOKKA_NO_NETWORK: '1' }) },
})
child.once('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
child.once('exit', (code, signal) => {
  process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal])
})

function canBeAlone(): boolean {
  const [unshare = '', ...options] = [...ALONE, UP]
  return process.platform === 'linux' && spawnSync(unshare, options).status === 0
}
