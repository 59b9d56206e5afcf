import { partToEstimate, wordsOf } from '@sadhana/contract'
import { createBackgroundThread } from '#platform/background-thread.ts'

export type StrengthQuestion = { password: string; words: string[] }

type StrengthMeter = {
  score: (password: string, about: readonly (string | null)[]) => Promise<number>
  close: () => Promise<void>
}

/** An estimate takes up to a fifth of a second of pure computing. */
export function createStrengthMeter(): StrengthMeter {
  const file = new URL('./strength-thread.ts', import.meta.url)
  const thread = createBackgroundThread<StrengthQuestion, number>(file)
  return {
    score: (password, about) => thread.ask({ password: partToEstimate(password), words: wordsOf(about) }),
    close: thread.close,
  }
}
