import type { Job, JobAnswer, Verdict } from './picture-limits.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'

const program = new URL('./encode-process.ts', import.meta.url)

export type PictureEncoder = Pick<PictureProcess<never, never>, 'pid' | 'close'> & {
  encode: (input: string, outputs: Job['outputs']) => Promise<Verdict>
}

/** Re-encodes pictures in a separate process. A picture that crashes it or takes too long counts as unreadable. */
export function createPictureEncoder(): PictureEncoder {
  const { run, pid, close } = createPictureProcess<Omit<Job, 'id'>, JobAnswer>(program)
  return { encode: async (input, outputs) => (await run({ input, outputs }))?.verdict ?? 'unreadable', pid, close }
}
