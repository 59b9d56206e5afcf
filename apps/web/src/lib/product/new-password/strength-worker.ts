import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

export type Question = { id: number; password: string; words: string[] }
export type Estimate = { id: number; score: number }

// The same words as in the server's meter, so that both give the same score.
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

onmessage = ({ data: { id, password, words } }: MessageEvent<Question>) => {
  const { score } = zxcvbn.check(password, words)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
  postMessage({ id, score } satisfies Estimate)
}
