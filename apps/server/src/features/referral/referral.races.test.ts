import { referralMonthlyLimit } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { atOnce, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()

test('parallel requests create exactly ten codes a month', race, async () => {
  const asha = await member()
  const outcomes = await atOnce(() => as(asha).referral.generate())
  expect(successes(outcomes)).toBe(referralMonthlyLimit)
  expect(refusals(outcomes)).toEqual(new Set(['referral.limit_reached']))
  const { referralCodes, stats } = await as(asha).referral.list()
  expect([referralCodes.length, stats.codesGenerated]).toEqual([referralMonthlyLimit, referralMonthlyLimit])
})
