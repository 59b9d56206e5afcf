import { constants, setPriority } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

type QuestionMessage<Question> = { id: number; question: Question }
type AnswerMessage<Answer> = { id: number; answer: Answer }

export type BackgroundThread<Question, Answer> = {
  ask: (question: Question) => Promise<Answer>
  close: () => Promise<void>
}

/** A thread for CPU-bound work that would block other requests. It starts with its first task. */
export function createBackgroundThread<Question, Answer>(file: URL): BackgroundThread<Question, Answer> {
  let worker: Worker | undefined
  let lastId = 0
  const open = new Map<number, PromiseWithResolvers<Answer>>()

  const start = (): Worker => {
    const started = new Worker(file)
    started.unref()
    started.on('message', ({ id, answer }: AnswerMessage<Answer>) => {
      open.get(id)?.resolve(answer)
      open.delete(id)
    })
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of open.values()) reject(error)
      open.clear()
    })
    return started
  }

  return {
    ask: (question) => {
      worker ??= start()
      const id = ++lastId
      const answer = Promise.withResolvers<Answer>()
      open.set(id, answer)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin, windows do
      worker.postMessage({ id, question } satisfies QuestionMessage<Question>)
      return answer.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}

/** Runs in the thread. The thread's own file calls this once. */
export function answerQuestions(answer: (question: never) => unknown): void {
  // On Linux, each thread has its own priority. Elsewhere, this would slow down the whole process.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  parentPort?.on('message', ({ id, question }: QuestionMessage<never>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin, windows do
    parentPort?.postMessage({ id, answer: answer(question) } satisfies AnswerMessage<unknown>)
  })
}
