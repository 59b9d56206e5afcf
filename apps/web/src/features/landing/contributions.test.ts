import { tiers } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { contributions } from './contributions.text.ts'

test('the landing page names the tiers and prices of the contract', () => {
  const shown = contributions.map(({ tier, dollars }) => ({ tier, cents: dollars * 100 }))
  expect(shown).toEqual(tiers.map(({ name, monthlyCents }) => ({ tier: name, cents: monthlyCents })))
})
