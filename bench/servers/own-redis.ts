import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'

/** A separate Redis, removed by `stop`. It stores nothing on disk. */
export async function startOwnRedis() {
  const port = await freePort()
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const redis = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of redis.stdout) if (String(line).includes('Ready to accept connections')) break
  return {
    url: `redis://127.0.0.1:${port}`,
    ask: (command: string) => ask(port, command),
    stop: async () => {
      redis.kill()
      await once(redis, 'exit')
    },
  }
}

/** Sends one command as a line of text and returns the start of the reply. */
async function ask(port: number, command: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${command}\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}
