import { type ChildProcess, fork } from 'node:child_process'
import { createBoundedQueue } from '#platform/bounded-queue.ts'

const timeoutMs = 10_000
const idleMs = 10_000
const maxWaiting = 50
/** After this many tasks, a new process takes over, because fragmented memory isn't completely freed. */
const tasksPerProcess = 100

export type PictureProcess<Task, Answer> = {
  /** Undefined if the task crashed the process, or took too long. */
  run: (task: Task) => Promise<Answer | undefined>
  /** The running process, if there is one. */
  pid: () => number | undefined
  close: () => void
}

/**
 * Runs a program that works on pictures, one after another, in a separate process. It starts with the first picture and
 * ends when none has come for a while. After a crash, the next picture gets a new process. The program answers each
 * task with its `id`.
 */
export function createPictureProcess<Task extends object, Answer extends { id: number }>(
  program: URL,
): PictureProcess<Task, Answer> {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let tasks = 0
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
      // The process needs none of our secrets.
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

  const run = (task: Task): Promise<Answer | undefined> => {
    clearTimeout(idle)
    const id = ++tasks
    const running = (child ??= start())
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
    const onMessage = (answer: Answer) => answer.id === id && resolve(answer)
    const fail = () => resolve(undefined)
    const late = setTimeout(() => {
      stop()
      fail()
    }, timeoutMs)
    running.on('message', onMessage).on('exit', fail).on('error', fail)
    running.send({ ...task, id })
    return promise.finally(() => {
      clearTimeout(late)
      running.off('message', onMessage).off('exit', fail).off('error', fail)
      served += 1
      if (served >= tasksPerProcess) return stop()
      idle = setTimeout(stop, idleMs)
      idle.unref()
    })
  }

  const queue = createBoundedQueue({ lanes: [{}], maxWaiting })
  return { run: (task) => queue.run(() => run(task)), pid: () => child?.pid, close: stop }
}
