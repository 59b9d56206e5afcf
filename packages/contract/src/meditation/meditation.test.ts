import { expect, test } from 'vitest'
import { NewMeditationSession } from './meditation.ts'

test.each([
  ['1900-01-01T00:30:00+01:00', false],
  ['1899-12-31T23:30:00-01:00', true],
  ['1900-01-01T00:00:00Z', true],
])('a sit that started at %s is accepted: %s', (startedAt, accepted) => {
  expect(NewMeditationSession.safeParse({ duration: 10, startedAt }).success).toBe(accepted)
})
