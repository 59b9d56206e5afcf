import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { freePort } from '#testing/processes/free-port.ts'

/** A Redis of its own, which can be stopped and started again. It stores nothing on disk, and ends with the test. */
export async function startOwnRedis() {
  const port = await freePort()
  let redis: ChildProcess | undefined
  const start = async () => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
    redis = child
    for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break
  }
  const stop = async () => {
    const ended = redis && redis.exitCode === null && redis.signalCode === null ? once(redis, 'exit') : undefined
    redis?.kill('SIGKILL')
    await ended
  }
  await start()
  onTestFinished(stop)
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
