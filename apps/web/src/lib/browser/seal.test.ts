import { expect, test } from 'vitest'
import { newSealKey, open, seal } from './seal.ts'

const message = { body: { notes: 'Only for me.' } }

test('a sealed message opens for its own member and no one else', async () => {
  const key = await newSealKey()
  const sealed = await seal(key, 'asha', message)
  expect(await open(key, 'asha', sealed)).toEqual(message)
  await expect(open(key, 'ben', sealed)).rejects.toThrow()
  await expect(open(await newSealKey(), 'asha', sealed)).rejects.toThrow()
})

test('no one can read a message on the device, or export its key', async () => {
  const key = await newSealKey()
  const sealed = await seal(key, 'asha', message)
  expect(new TextDecoder('latin1').decode(sealed.data)).not.toContain('Only for me')
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})
