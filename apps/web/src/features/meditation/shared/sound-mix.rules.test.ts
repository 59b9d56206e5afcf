import { describe, expect, test } from 'vitest'
import { announcementOf } from '../sit/announcement.rules.ts'
import { dialTicks, sunAt } from '../dial/dial.rules.ts'
import { customMinutes, defaultSettings, settingsFrom } from '../settings/settings.rules.ts'
import { choose, loudnessOfEach, toStep } from './sound-mix.rules.ts'

describe('choosing a sound', () => {
  test.each([
    [[], 'rain', false, ['rain']],
    [['rain'], 'ocean', false, ['ocean']],
    [['rain'], 'rain', false, []],
    [['rain'], 'ocean', true, ['rain', 'ocean']],
    [['rain', 'ocean'], 'rain', true, ['ocean']],
    [['rain', 'ocean', 'fire'], 'wind', true, ['ocean', 'fire', 'wind']],
  ] as const)('%o and %s, mixing %s', (mix, sound, isMixing, chosen) => {
    expect(choose(mix, sound, isMixing)).toEqual(chosen)
  })

  test('three sounds are as loud as one', () => {
    const power = (['rain', 'fire', 'wind'] as const).length * loudnessOfEach(['rain', 'fire', 'wind']) ** 2
    expect(power).toBeCloseTo(1)
    expect(loudnessOfEach([])).toBe(1)
  })
})

test.each([
  [0.30000000000000004, 0.3],
  [0.54, 0.5],
  [-1, 0],
  [7, 1],
])('a volume of %f is step %f', (value, step) => {
  expect(toStep(value)).toBe(step)
})

test.each([
  ['1', 1],
  ['180', 180],
  [' 25 ', 25],
  ['0', undefined],
  ['181', undefined],
  ['1.5', undefined],
  ['-5', undefined],
  ['', undefined],
  ['ten', undefined],
])('custom minutes %o', (text, minutes) => {
  expect(customMinutes(text)).toBe(minutes)
})

describe('settings saved on a device', () => {
  test.each([[null], ['{'], ['null'], ['[]'], ['"x"'], ['{"minutes":0,"mix":["tram"],"volume":0.55,"presets":[{}]}']])(
    'have their defaults when they can’t be read: %s',
    (text) => {
      expect(settingsFrom(text)).toEqual(defaultSettings)
    },
  )

  test('are used where they are valid', () => {
    expect(settingsFrom('{"minutes":null,"mix":["rain"],"volume":0.7,"limbType":"sleep"}')).toEqual({
      ...defaultSettings,
      minutes: null,
      mix: ['rain'],
      volume: 0.7,
    })
  })
})

test('the sun moves round the dial as the ticks behind it light up', () => {
  expect(dialTicks(0).passed).toBe('')
  expect(dialTicks(1).ahead).toBe('')
  expect(dialTicks(0.25).passed.match(/M/g)).toHaveLength(30)
  expect(sunAt(0)).toEqual({ x: 280, y: 16 })
  expect(sunAt(0.25)).toEqual({ x: 544, y: 280 })
})

test.each([
  ['running', 'idle', 20, 'Your 20-minute sit has started.'],
  ['running', 'preparing', null, 'Your open-ended sit has started.'],
  ['preparing', 'idle', 1, 'Settle in. Your 1-minute sit starts in a moment.'],
  ['paused', 'running', 20, 'Paused.'],
  ['running', 'paused', 20, 'You’re sitting again.'],
  ['idle', 'running', 20, 'The timer has stopped.'],
  ['running', 'running', 20, undefined],
] as const)('%s after %s is announced once', (phase, before, minutes, words) => {
  expect(announcementOf(phase, before, minutes)).toBe(words)
})
