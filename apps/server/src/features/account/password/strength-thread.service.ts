import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'
import { answerQuestions } from '#platform/background-thread.ts'
import type { StrengthQuestion } from './strength-meter.service.ts'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
})

answerQuestions(({ password, words }: StrengthQuestion) => zxcvbn.check(password, words).score)
