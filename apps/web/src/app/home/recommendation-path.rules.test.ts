import { expect, test } from 'vitest'
import { pathFor } from './recommendation-path.rules.ts'

test.each([
  ['a sit', { limbType: 'dhyana', isStarter: false }, '/meditation?minutes=15'],
  ['a beginner’s sit', { limbType: 'dhyana', isStarter: true }, '/meditation?minutes=15'],
  ['another beginning', { limbType: 'pranayama', isStarter: true }, '/meditation?guided=pranayama'],
  ['what the log suggests', { limbType: 'pranayama', isStarter: false }, '/?tab=practice&limb=pranayama&minutes=15'],
] as const)('%s', (_what, suggested, path) => {
  expect(pathFor({ duration: 15, ...suggested })).toBe(path)
})
