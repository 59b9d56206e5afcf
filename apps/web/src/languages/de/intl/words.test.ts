import { expect, test } from 'vitest'
import { daysAfterPreposition, oClock, upperFirst } from './words.ts'

test('a clock time has "Uhr", unless it says in which half of the day it is', () => {
  expect(oClock('06:30')).toBe('06:30 Uhr')
  expect(oClock('6:30 AM')).toBe('6:30 AM')
})

test('a sentence starts with a capital', () => {
  expect(upperFirst('öfter')).toBe('Öfter')
  expect(upperFirst('voller Energie')).toBe('Voller Energie')
})

test('days after a preposition have their own plural', () => {
  expect(daysAfterPreposition(1)).toBe('1 Tag')
  expect(daysAfterPreposition(35)).toBe('35 Tagen')
})
