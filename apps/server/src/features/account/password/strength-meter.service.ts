import { partToEstimate, wordsOf } from '@sadhana/contract'
import { createBackgroundThread } from '#platform/background-thread.ts'

export type StrengthQuestion = { password: string; words: string[] }

type StrengthMeter = {
  score: (password: string, about: readonly (string | null)[]) => Promise<number>
  close: () => Promise<void>
}

/** Runs in its own thread: an estimate can take 200 ms of CPU time. */
export function createStrengthMeter(): StrengthMeter {
  const file = new URL('./strength-thread.service.ts', import.meta.url)
  const thread = createBackgroundThread<StrengthQuestion, number>(file)
  return {
    score: (password, about) => thread.ask({ password: partToEstimate(password), words: wordsOf(about) }),
    close: thread.close,
  }
}
