import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, vi } from 'vitest'
import type { Config } from '#platform/config.ts'

/**
 * A port that nothing listens on. It is below the range from which systems assign ports to connections, because any
 * connection could take such a port before the program has started.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error
        return false
      },
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

export async function killApi(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
}

/** Runs the API in its own process until the test ends. */
export async function startApi(config: Config) {
  const port = await freePort()
  const env = Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const child = spawn(process.execPath, [new URL('../api.ts', import.meta.url).pathname], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  })
  onTestFinished(() => killApi(child))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true), { timeout: 60_000 })
  return { url, child }
}
