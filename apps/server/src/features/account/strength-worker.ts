import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import type { Estimate, Question } from './strength-meter.ts'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

parentPort?.on('message', ({ id, password, words }: Question) => {
  const { score } = zxcvbn.check(password, words)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin, windows do
  parentPort?.postMessage({ id, score } satisfies Estimate)
})
