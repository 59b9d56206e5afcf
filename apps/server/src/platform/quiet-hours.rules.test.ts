import { expect, test } from 'vitest'
import { emailTimings, isHeldEmail, isHeldPush, pushTimings } from './quiet-hours.rules.ts'

// Written out a second time, so that someone who adds an email or a push message decides whether it may wake someone.
const comeAtOnce = {
  emails: [
    'email-proof',
    'erased',
    'erasure-begun',
    'new-reports',
    'owner-code',
    'password-reset',
    'reminder',
    'reminder-test',
    'security-notice',
    'two-factor-recovery',
    'urgent-letter-answer',
    'waitlist-confirmation',
    'waitlist-invitation',
  ],
  pushes: ['reminder', 'test'],
}
const wait = {
  emails: ['archive', 'closing', 'decision', 'giving-impact', 'giving-receipt', 'inbox', 'letter-answer', 'weekly'],
  pushes: ['words'],
}

test('every email either comes at once or waits until quiet hours are over', () => {
  const names = Object.keys(emailTimings)
  expect(names.filter((name) => !isHeldEmail(`${name}.1`)).toSorted()).toEqual(comeAtOnce.emails)
  expect(names.filter((name) => isHeldEmail(`${name}.1`)).toSorted()).toEqual(wait.emails)
})

test('every push message either comes at once or waits until quiet hours are over', () => {
  const kinds = Object.keys(pushTimings) as (keyof typeof pushTimings)[]
  expect(kinds.filter((kind) => !isHeldPush(kind)).toSorted()).toEqual(comeAtOnce.pushes)
  expect(kinds.filter(isHeldPush).toSorted()).toEqual(wait.pushes)
})

test('an email that no one has classed waits', () => {
  expect(isHeldEmail('constructor.1')).toBe(true)
  expect(isHeldEmail('news.1')).toBe(true)
})
