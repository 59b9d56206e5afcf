import { languages } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { promptFor, repeatsFrame } from './prompt.rules.ts'

test.each(languages)('an answer that repeats an instruction is noticed, also for a member who reads %s', (language) => {
  const { system } = promptFor({ message: 'Hello', language, passages: [], log: null, history: [] })
  const instructions = system.split(/(?<=\.) |\n/).filter((sentence) => sentence.length > 30)
  expect(instructions.length).toBeGreaterThan(5)
  expect(instructions.filter((sentence) => !repeatsFrame(sentence))).toEqual([])
})
