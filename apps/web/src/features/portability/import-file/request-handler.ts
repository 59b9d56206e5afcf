import { type Choice, openFile, type OpenedFile, type Preview, type ImportSession } from './import-session.ts'
import type { Row } from './table.rules.ts'

/** The page's requests to the worker. There is one at a time, and each gets one reply. */
export type WorkerRequest =
  | { ask: 'open'; file: File; zone: string }
  | { ask: 'preview'; choice: Choice; count: number }
  | { ask: 'take'; from: number; count: number }
  | { ask: 'lines'; rows: number[] }

export type WorkerReplies = {
  open: OpenedFile
  preview: Preview
  take: Row[]
  lines: ReturnType<ImportSession['linesOf']>
}
export type WorkerMessage = { share: number } | { answer: WorkerReplies[keyof WorkerReplies] | undefined }

/** People read the progress: fifty steps make a smooth bar. */
const steps = 50

/** Answers requests about one file. An undefined answer means that the file can't be read. */
export function createRequestHandler(
  post: (message: WorkerMessage) => void,
): (request: WorkerRequest) => Promise<void> {
  let session: ImportSession | undefined

  async function open(file: File, zone: string) {
    let shown = 0
    session = await openFile(file, zone, (share) => {
      if (share * steps < shown + 1) return
      shown = Math.floor(share * steps)
      post({ share })
    })
    return session?.opened
  }

  async function answerTo(request: WorkerRequest) {
    if (request.ask === 'open') return open(request.file, request.zone)
    if (request.ask === 'preview') return session?.preview(request.choice, request.count)
    if (request.ask === 'take') return session?.take(request.from, request.count)
    return session?.linesOf(request.rows)
  }

  return async (request) => {
    // Without this, the page would wait for ever, because a rejection in the worker doesn't reach it.
    post({ answer: await answerTo(request).catch(() => undefined) })
  }
}
