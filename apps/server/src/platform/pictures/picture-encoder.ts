import { type ChildProcess, fork } from 'node:child_process'
import { createBoundedQueue } from '#platform/bounded-queue.ts'
import type { Job, JobAnswer, Verdict } from './picture-limits.ts'

const program = new URL('./encode-process.ts', import.meta.url)
const longestMs = 10_000
const idleMs = 10_000
const mostWaiting = 50
/** Then a new process takes over, because memory in pieces is not all given back. */
const picturesPerProcess = 100

export type PictureEncoder = {
  encode: (input: string, outputs: Job['outputs']) => Promise<Verdict>
  /** The running process, if there is one. */
  pid: () => number | undefined
  close: () => void
}

/**
 * Re-encodes pictures one after the other, in a process that starts with the first and ends when none has come for a
 * while. One that crashes the process, or takes too long, is unreadable; the next picture gets a new process.
 */
export function createPictureEncoder(): PictureEncoder {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let jobs = 0
  let served = 0

  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
    served = 0
  }

  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: ['--max-old-space-size=96'],
      // It needs no secret of ours.
      env: { NODE_ENV: 'production' },
      stdio: 'ignore',
      serialization: 'advanced',
    })
    started.unref()
    started.channel?.unref()
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  const run = (job: Job): Promise<Verdict> => {
    clearTimeout(idle)
    const running = (child ??= start())
    const { promise, resolve } = Promise.withResolvers<Verdict>()
    const onMessage = ({ id, verdict }: JobAnswer) => id === job.id && resolve(verdict)
    const fail = () => resolve('unreadable')
    const late = setTimeout(() => {
      stop()
      fail()
    }, longestMs)
    running.on('message', onMessage).on('exit', fail).on('error', fail)
    running.send(job)
    return promise.finally(() => {
      clearTimeout(late)
      running.off('message', onMessage).off('exit', fail).off('error', fail)
      served += 1
      if (served >= picturesPerProcess) return stop()
      idle = setTimeout(stop, idleMs)
      idle.unref()
    })
  }

  const queue = createBoundedQueue({ lanes: [{}], mostWaiting })
  return {
    encode: (input, outputs) => queue.run(() => run({ id: ++jobs, input, outputs })),
    pid: () => child?.pid,
    close: stop,
  }
}
