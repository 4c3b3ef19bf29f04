import { runCli } from '../commands/run.ts'

/** What a command came to: its exit code, and its lines. */
export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs a command as in a terminal, and keeps what it says. */
export async function saidBy(
  args: readonly string[],
  around: { readonly cwd: string; readonly dataDir: string; readonly now: Date },
): Promise<Said> {
  const [out, err]: [string[], string[]] = [[], []]
  const { cwd, dataDir, now } = around
  const code = await runCli(args, {
    ...{ cwd, dataDir, now: () => now },
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
