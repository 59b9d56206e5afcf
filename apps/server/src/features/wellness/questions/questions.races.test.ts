import { expect, test } from 'vitest'
import { atOnce, contenders, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

const question = {
  title: null,
  a: 'sit before breakfast',
  b: 'sit after breakfast',
  outcome: 'energy',
  weeks: 8,
} as const

test(`of ${contenders} questions started at once, one runs`, race, async () => {
  const asha = await member()
  const outcomes = await atOnce(() => as(asha).wellness.startQuestion({ body: question }))
  expect(successes(outcomes)).toBe(1)
  expect(
    [...refusals(outcomes)].every((code) => ['wellness.question_running', 'request.too_many'].includes(code)),
  ).toBe(true)
  expect(await as(asha).wellness.questions()).toHaveLength(1)
})
