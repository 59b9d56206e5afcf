import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import type { Config } from '#platform/config.ts'

/** Runs a worker in its own process, so that a test can kill it at the worst moment. */
export function killableWorker(config: Config) {
  const settings = Object.entries(config).filter(([, value]) => value !== undefined)
  const env = { ...process.env, ...Object.fromEntries(settings.map(([name, value]) => [name, String(value)])) }
  let worker: ChildProcess | undefined
  const kill = async () => {
    worker?.kill('SIGKILL')
    if (worker?.exitCode === null && worker.signalCode === null) await once(worker, 'exit')
  }
  afterAll(kill)
  return {
    start: () => {
      worker = spawn(process.execPath, [new URL('quick-worker.ts', import.meta.url).pathname], {
        env,
        stdio: 'inherit',
      })
    },
    kill,
  }
}
