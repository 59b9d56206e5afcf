import { partToEstimate } from '@sadhana/contract'
import { createBackgroundThread } from '#platform/background-thread.ts'

export type StrengthQuestion = { password: string; words: string[] }

type StrengthMeter = {
  score: (password: string, words: string[]) => Promise<number>
  close: () => Promise<void>
}

/** Runs in its own thread: an estimate can take 200 ms of CPU time. */
export function createStrengthMeter(): StrengthMeter {
  const file = new URL('./strength-thread.service.ts', import.meta.url)
  const thread = createBackgroundThread<StrengthQuestion, number>(file)
  return {
    score: (password, words) => thread.ask({ password: partToEstimate(password), words }),
    close: thread.close,
  }
}
