import { fork } from 'node:child_process'
import { once } from 'node:events'
import { compiledCode, startFlags } from './settings.ts'

/** The addresses of the servers in a child. `full` is the one with nothing left out. */
type Urls = { full: string; [variant: string]: string }

type Usage = { residentBytes: number; cpuMicros: number }

/** A server in its own process, as the bench uses it. */
export type Child = {
  urls: Urls
  usage: () => Promise<Usage>
  hasDied: () => boolean
  stop: () => Promise<void>
}

/** Called by a child once its servers listen. The child ends with its parent. */
export function report(urls: Urls): void {
  process.once('disconnect', () => process.exit())
  process.on('message', () => process.send?.(usage()))
  process.send?.(urls)
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { residentBytes: process.memoryUsage.rss(), cpuMicros: user + system }
}

/** Log lines are dropped, so that we don't measure the speed of the terminal. Errors on stderr are shown. */
export async function startChild(file: URL, args: string[] = []): Promise<Child> {
  const child = fork(file, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: startFlags,
    env: { ...process.env, NODE_COMPILE_CACHE: compiledCode },
  })
  const ended = once(child, 'exit')
  const next = async () => {
    const [message] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => Promise.reject(new Error(`${file.pathname} ended early with code ${code}`))),
    ])
    return message as unknown
  }
  const urls = (await next()) as Urls
  const hasDied = () => child.exitCode !== null || child.signalCode !== null
  return {
    urls,
    usage: async () => {
      const answer = next()
      child.send('usage')
      return (await answer) as Usage
    },
    hasDied,
    stop: async () => {
      if (hasDied()) return
      child.disconnect()
      await ended
    },
  }
}
