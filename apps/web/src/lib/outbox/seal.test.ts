import { expect, test } from 'vitest'
import { newSealKey, open, seal } from './seal.ts'
import { draftsOf } from './take-over-sits.ts'
import { aMessage } from './testing.ts'

const message = aMessage({ body: { notes: 'Only for me.' } })

test('a sealed message opens for its own member and no one else', async () => {
  const key = await newSealKey()
  const sealed = await seal(key, 'asha', message)
  expect(await open(key, 'asha', sealed)).toEqual(message)
  await expect(open(key, 'ben', sealed)).rejects.toThrow()
  await expect(open(await newSealKey(), 'asha', sealed)).rejects.toThrow()
  await expect(open(null, 'asha', sealed)).rejects.toThrow()
})

test('no one can read a message on the device, or export its key', async () => {
  const key = await newSealKey()
  const sealed = await seal(key, 'asha', message)
  const bytes = 'data' in sealed ? new TextDecoder('latin1').decode(sealed.data) : JSON.stringify(sealed)
  expect(bytes).not.toContain('Only for me')
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

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
