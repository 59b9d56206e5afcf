import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '..')

/** A process that is started again when it ends, as systemd does, until all are closed. */
export type Service = { name: string; pid: () => number; signal: (signal: NodeJS.Signals) => void }
type Start = { env?: NodeJS.ProcessEnv; lastSignal?: NodeJS.Signals }

/** Processes that write their logs to one folder. */
export function openProcesses(folder: string) {
  let isClosing = false
  const children = new Map<ChildProcess, NodeJS.Signals>()

  return {
    keepRunning: (
      name: string,
      command: string,
      args: string[],
      { env = process.env, lastSignal = 'SIGKILL' }: Start = {},
    ): Service => {
      const log = openSync(join(folder, `${name}.log`), 'a')
      let child: ChildProcess
      const start = () => {
        child = spawn(command, args, { cwd: root, env, stdio: ['ignore', log, log] })
        const started = child
        children.set(started, lastSignal)
        started.once('exit', () => {
          children.delete(started)
          if (!isClosing) void setTimeout(500).then(() => !isClosing && start())
        })
      }
      start()
      return { name, pid: () => child.pid ?? 0, signal: (signal) => child.kill(signal) }
    },
    /** Lines of the logs so far that match the pattern. */
    logLines: (like: RegExp) =>
      globSync('*.log', { cwd: folder }).flatMap((name) =>
        readFileSync(join(folder, name), 'utf8')
          .split('\n')
          .filter((line) => like.test(line))
          .map((line) => `${name}: ${line.slice(0, 400)}`),
      ),
    close: async () => {
      isClosing = true
      for (const [child, lastSignal] of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const ended = once(child, 'exit')
        child.kill('SIGCONT')
        child.kill(lastSignal)
        await ended
      }
    },
  }
}
