import type { WorkerReplies, WorkerRequest, WorkerMessage } from './request-handler.ts'
// oxlint-disable-next-line import/default -- the bundler turns it into the address of the built worker
import workerUrl from './import-thread.ts?worker&url'
import { trustedWorkerUrl } from '#lib/browser/trusted-worker.ts'

type RequestInput<Name extends WorkerRequest['ask']> = Omit<Extract<WorkerRequest, { ask: Name }>, 'ask'>

/** Reads a file in a worker, so that the page stays responsive and requests only the rows it shows or sends. */
export type FileReading = {
  ask: <Name extends WorkerRequest['ask']>(name: Name, input: RequestInput<Name>) => Promise<WorkerReplies[Name]>
  /** Ends the worker and forgets the file. */
  stop: () => void
}

class UnreadableFile extends Error {}

const trusted = trustedWorkerUrl('import-worker', workerUrl)

export function startReading(report: (share: number) => void): FileReading {
  const worker = new Worker(trusted(), { type: 'module' })
  let open: PromiseWithResolvers<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('share' in data) report(data.share)
    else if (data.answer === undefined) open?.reject(new UnreadableFile())
    else open?.resolve(data.answer)
  })
  worker.addEventListener('error', () => open?.reject(new UnreadableFile()))
  const post = (request: object) => {
    open = Promise.withResolvers()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
    worker.postMessage(request)
    return open.promise
  }
  return {
    ask: (ask, input) => {
      const next = last.then(() => post({ ask, ...input }))
      last = next.catch(() => {})
      return next as Promise<WorkerReplies[typeof ask]>
    },
    stop: () => worker.terminate(),
  }
}
