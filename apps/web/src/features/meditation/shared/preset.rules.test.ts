import type { Preset } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/settings.rules.ts'
import { isSameSit, minutesOfSit, presetsFromMixes, sitOf } from './preset.rules.ts'

const sit = sitOf(defaultSettings)
const programme = { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: 'Sitting', minutes: 25, strokes: 1 }] }

test('a sit is the same whatever the order of its fields, as the database may answer it', () => {
  const one = { ...sit, programme }
  const other = {
    ...sit,
    bells: { every: 0, end: true, start: true },
    programme: { stretches: [{ strokes: 1, minutes: 25, name: 'Sitting' }], settle: { strokes: 1, minutes: 0 } },
  }
  expect(isSameSit(one, other)).toBe(true)
  expect(isSameSit(one, sit)).toBe(false)
  expect(isSameSit(sit, { ...sit, mix: ['rain'] })).toBe(false)
  const breath = { in: 4, hold: 0, out: 6, rest: 0 }
  const paced = { ...sit, breath }
  expect(isSameSit(paced, { ...sit, breath: { rest: 0, out: 6, hold: 0, in: 4 } })).toBe(true)
  expect(isSameSit(paced, { ...sit, breath: { ...breath, hold: 1 } })).toBe(false)
  expect(isSameSit(paced, sit)).toBe(false)
})

test('the length of a programme counts instead of the length', () => {
  expect([minutesOfSit(sit), minutesOfSit({ ...sit, programme }), minutesOfSit({ ...sit, minutes: null })]).toEqual([
    10,
    25,
    null,
  ])
})

test('saved mixes become presets of the present sit, without those that exist already', () => {
  const existing: Preset[] = [{ id: 'a', name: 'Rain + Fire', sit: { ...sit, minutes: 45, mix: ['rain', 'fire'] } }]
  const mixes = [
    { name: 'Rain + Fire', mix: ['rain', 'fire'] as const },
    { name: 'Wind + Flute', mix: ['wind', 'flute'] as const },
  ]
  expect(presetsFromMixes(mixes, existing, defaultSettings, () => 'new')).toEqual([
    { id: 'new', name: 'Wind + Flute', sit: { ...sit, mix: ['wind', 'flute'] } },
  ])
})
