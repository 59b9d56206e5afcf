import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, vi } from 'vitest'
import type { Config } from '#platform/config.ts'
import { freePort } from './free-port.ts'

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
  const child = spawn(process.execPath, [new URL('../../api.ts', import.meta.url).pathname], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  })
  onTestFinished(() => killApi(child))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true), { timeout: 60_000 })
  return { url, child }
}
