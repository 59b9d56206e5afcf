import { limbs, meditationMinutes } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { bellsAhead, plannedBells } from '../shared/bells.rules.ts'
import { breathAt, cycleSeconds, isSafeBreath } from '../shared/breath.rules.ts'
import {
  hasPacer,
  isForGentleDays,
  matches,
  minutesOf,
  nextStep,
  noFilters,
  positionIn,
  reasonsAgainst,
  stepBack,
  stepStarts,
  type GuidedPractice,
} from '../shared/guided.rules.ts'
import { guidedPractice, guidedPractices } from './practices.ts'

test('there are at least sixteen practices, and two for each limb', () => {
  expect(guidedPractices.length).toBeGreaterThanOrEqual(16)
  for (const limb of limbs)
    expect(guidedPractices.filter((practice) => practice.limb === limb).length).toBeGreaterThan(1)
})

test('those for gentle days are short, open-eyed and easy on the breath, by name', () => {
  expect(guidedPractices.filter(isForGentleDays).map(({ id }) => id)).toEqual([
    'seat-that-can-be-kept',
    'before-the-sharp-reply',
    'contentment-briefly',
  ])
})

test('each has a name of its own', () => {
  expect(new Set(guidedPractices.map(({ id }) => id)).size).toBe(guidedPractices.length)
  expect(new Set(guidedPractices.map(({ title }) => title)).size).toBe(guidedPractices.length)
})

/** How long a calm voice needs for these words. */
const spokenSeconds = (words: string) => 1 + words.length / 11

const held = (practice: GuidedPractice) => practice.steps.some(({ breath }) => breath?.hold || breath?.rest)

describe.each(guidedPractices.map((practice) => [practice.title, practice] as const))('%s', (_, practice) => {
  test('plays from start to end, second by second', () => {
    const heard: string[] = []
    const parts = new Set<string>()
    const seen: number[] = []
    for (let second = 0; second < minutesOf(practice) * 60; second += 1) {
      const { index, step, sinceMs, words } = positionIn(practice, second * 1000)
      if (seen.at(-1) !== index) seen.push(index)
      if (words && heard.at(-1) !== words) heard.push(words)
      if (step.breath) parts.add(breathAt(step.breath, sinceMs).part)
    }
    expect(seen).toEqual(practice.steps.map((_step, index) => index))
    expect(heard).toEqual(practice.steps.flatMap(({ lines }) => lines.map(([, words]) => words)))
    expect(parts.has('in') && parts.has('out')).toBe(hasPacer(practice))
  })

  test('is a length the timer offers, and rings at its start, its steps and its end', () => {
    const minutes = minutesOf(practice)
    expect(Number.isInteger(minutes) && minutes <= meditationMinutes.max).toBe(true)
    const steps = stepStarts(practice).slice(1)
    const bells = [...plannedBells({ minutes, bells: { start: true, end: true, every: 0 } })]
    const rung = bellsAhead([...bells, ...steps.map((atMs) => ({ bell: 'interval' as const, atMs }))], 0)
    expect(rung).toHaveLength(practice.steps.length + 1)
  })

  test('leaves silence: no line starts before the previous one has been spoken, and none outlasts its step', () => {
    for (const { lines, minutes } of practice.steps)
      lines.forEach(([second, words], index) => {
        const until = lines[index + 1]?.[0] ?? minutes * 60
        expect(until - second, words).toBeGreaterThanOrEqual(spokenSeconds(words))
      })
  })

  test('says whether it holds the breath, and whether it asks for closed eyes', () => {
    expect(practice.holdsBreath).toBe(held(practice))
    const words = practice.steps.flatMap(({ lines }) => lines.map(([, line]) => line))
    const closesEyes = words.some((line) => /(close|open) your eyes(?! if)|eyes open|eyelids|upper lids/i.test(line))
    if (closesEyes) expect(practice.eyes).toBe('closed')
  })

  test('never asks for a breath beyond the limits, nor cuts one off', () => {
    for (const { breath, minutes } of practice.steps) {
      if (!breath) continue
      expect(isSafeBreath(breath)).toBe(true)
      expect((minutes * 60) % cycleSeconds(breath)).toBe(0)
    }
  })

  test('has a note if it calls for care', () => {
    if (hasPacer(practice) || practice.notFor.length > 0) expect(practice.note?.length).toBeGreaterThan(40)
    if (held(practice))
      expect(practice.notFor).toEqual(expect.arrayContaining(['pregnancy', 'blood-pressure', 'heart']))
  })
})

const breath = guidedPractice('longer-out-breath')!

test.each([
  [0, 0],
  [4_999, 0],
  [5_000, 0],
  [62_000, 0],
  [66_000, 60_000],
])('a step back from %i ms leads to %i', (from, to) => {
  expect(stepBack(breath, from)).toBe(to)
})

test('stepping forward leads to the next step, until there is none', () => {
  expect(nextStep(breath, 0)).toBe(60_000)
  expect(nextStep(breath, 130_000)).toBe(420_000)
  expect(nextStep(breath, 560_000)).toBeUndefined()
})

test.each([
  [{ length: 'to-10' as const }, (p: GuidedPractice) => minutesOf(p) <= 10],
  [{ length: 'longer' as const }, (p: GuidedPractice) => minutesOf(p) > 20],
  [{ difficulty: 'advanced' as const }, (p: GuidedPractice) => p.difficulty === 'advanced'],
  [{ limb: 'asana' as const }, (p: GuidedPractice) => p.limb === 'asana'],
])('the filter %j', (filter, isWanted) => {
  const shown = guidedPractices.filter((practice) => matches(practice, { ...noFilters, ...filter }))
  expect(shown).toEqual(guidedPractices.filter(isWanted))
  expect(shown.length).toBeGreaterThan(0)
})

test('only conditions that the member named rule out a practice', () => {
  expect(reasonsAgainst(breath, ['pregnancy', 'epilepsy'])).toEqual(['pregnancy'])
  expect(reasonsAgainst(breath, ['epilepsy'])).toEqual([])
})
