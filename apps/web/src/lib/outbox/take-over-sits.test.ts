import { expect, test } from 'vitest'
import { draftsOf } from './take-over-sits.ts'

const edit = (additions: object) => ({ kind: 'sit', act: 'edit', subject: 'a', body: additions })

test('a sit that an earlier release left becomes a creation, and an edit if something was added', () => {
  const body = { clientId: 'a', duration: 10 }
  const creation = { kind: 'sit', act: 'create', subject: 'a', body: { duration: 10 } }
  expect(draftsOf({ userId: 'asha', body })).toEqual([creation])
  expect(draftsOf({ userId: 'asha', body, additions: { notes: 'Rain.' } })).toEqual([
    creation,
    edit({ notes: 'Rain.' }),
  ])
  expect(draftsOf({ userId: 'asha', body, feeling: 'calm' })).toEqual([creation, edit({ afterFeeling: 'calm' })])
})
