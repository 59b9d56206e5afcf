import type { NewQuestion } from '@sadhana/contract'
import { questionsText as text } from './questions.text.ts'

/** A question before it starts. How long it runs is chosen last. */
export type QuestionDraft = Omit<NewQuestion, 'weeks'>

export const questionsPath = '/wellness/questions'

export const nameOf = ({ title, a, b }: Pick<NewQuestion, 'title' | 'a' | 'b'>): string => title ?? text.own.name(a, b)
