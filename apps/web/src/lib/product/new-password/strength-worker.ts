import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { contextWords, isMadeOf, partToEstimate } from '@sadhana/contract'

export type Question = { id: number; password: string; host: string; about: readonly string[] }
export type Estimate = { id: number; strength: number | 'ours' }

// The same words as in the server's meter, so that both give the same score.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

onmessage = ({ data: { id, password, host, about } }: MessageEvent<Question>) => {
  const words = contextWords(host, about)
  const strength = isMadeOf(words, password) ? 'ours' : zxcvbn.check(partToEstimate(password), words).score
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
  postMessage({ id, strength } satisfies Estimate)
}
