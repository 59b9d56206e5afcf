// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { forgetMember } from '#lib/session/forget-member.ts'

test('signing out removes drafts and timers, even if their screens were never opened', async () => {
  await import('./member-app.tsx')
  for (const key of ['practice-draft', 'letter-draft', 'meditation-sit', 'known-recovery', 'theme'])
    localStorage.setItem(key, 'kept')
  await forgetMember()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})
