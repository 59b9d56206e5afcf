import { expect, test } from 'vitest'
import { clockOf, dayEndOptions, goalLabel, goalOptions, zoneOptions } from './settings-options.ts'

test('the day may end at any half hour up to six o’clock', () => {
  expect(dayEndOptions(0).map(clockOf)).toEqual([
    '0:00',
    '0:30',
    '1:00',
    '1:30',
    '2:00',
    '2:30',
    '3:00',
    '3:30',
    '4:00',
    '4:30',
    '5:00',
    '5:30',
    '6:00',
  ])
  expect(dayEndOptions(45)).toContain(45)
})

test('goals range from one day a week to every day', () => {
  expect(goalOptions.map(goalLabel)).toEqual([
    '1 day a week',
    '2 days a week',
    '3 days a week',
    '4 days a week',
    '5 days a week',
    '6 days a week',
    'Daily practice',
  ])
})

test('a zone that the browser doesn’t list can still be the chosen one', () => {
  expect(zoneOptions('Europe/Paris')).toContain('Asia/Tokyo')
  expect(zoneOptions('Mars/Olympus')[0]).toBe('Mars/Olympus')
})
