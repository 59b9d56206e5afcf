import { addDays, NewChallenge } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { challengesDue, overBefore, seasonalTemplates, seasonOf, weeklyTemplates } from './templates.rules.ts'

const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2026-01-01', days))

test.each([
  ['2026-03-01', '2026-03-01', '2026-05-31'],
  ['2026-08-31', '2026-06-01', '2026-08-31'],
  ['2026-09-15', '2026-09-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2027-02-28'],
  ['2028-02-29', '2027-12-01', '2028-02-29'],
])('the season of %s is %s to %s', (day, from, to) => {
  expect(seasonOf(day)).toEqual({ from, to })
})

test('each series always has exactly one challenge for every date that is today somewhere', () => {
  fc.assert(
    fc.property(dates, (utcDate) => {
      const due = challengesDue(utcDate)
      for (const today of [-1, 0, 1].map((days) => addDays(utcDate, days))) {
        for (const series of ['weekly', 'seasonal']) {
          const running = due.filter(
            ({ template, startDate, endDate }) => template === series && startDate <= today && today <= endDate,
          )
          expect(running).toHaveLength(1)
        }
      }
    }),
  )
})

test('a challenge is due before its first day starts anywhere, and never closed before its last day is over everywhere', () => {
  fc.assert(
    fc.property(dates, (utcDate) => {
      const tomorrow = new Set(challengesDue(utcDate).map(({ template, startDate }) => `${template} ${startDate}`))
      for (const { template, startDate, endDate } of challengesDue(addDays(utcDate, 1))) {
        // A challenge due tomorrow that starts within two days is already due today.
        if (startDate <= addDays(utcDate, 2)) expect(tomorrow).toContain(`${template} ${startDate}`)
        expect(endDate >= overBefore(utcDate)).toBe(true)
      }
    }),
  )
})

test('every template can be completed in time', () => {
  const week = { startDate: '2026-03-02', endDate: '2026-03-08' }
  const season = { startDate: '2026-12-01', endDate: '2027-02-28' }
  for (const template of weeklyTemplates) expect(NewChallenge.parse({ ...template, ...week })).toBeTruthy()
  for (const template of Object.values(seasonalTemplates)) NewChallenge.parse({ ...template, ...season })
})

const titleOn = (date: string) => challengesDue(date).find(({ template }) => template === 'weekly')?.title

test('two weeks in a row have different challenges', () => {
  fc.assert(
    fc.property(dates, (utcDate) => {
      expect(titleOn(addDays(utcDate, 7))).not.toBe(titleOn(utcDate))
    }),
  )
})

test('no template puts pressure on anyone', () => {
  for (const { title, description } of [...weeklyTemplates, ...Object.values(seasonalTemplates)]) {
    expect(`${title} ${description}`).not.toMatch(/\blose|don['’]t break|last chance|behind|only \d|miss/i)
  }
})
