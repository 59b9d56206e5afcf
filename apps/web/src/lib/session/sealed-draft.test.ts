import { beforeEach, expect, test, vi } from 'vitest'
import { type KeyValueStorage, memoryStorage } from '#lib/browser/browser-storage.ts'
import { areDraftsOpen, createDraft, openDrafts } from './draft.ts'
import { forgetMember } from './forget-member.ts'

// Only a browser can store a key. This one lies in memory, and forgets it when its database is deleted.
const keys = new Map<string, CryptoKey>()
/** Until then, no key is handed out. */
let isHandedOut: Promise<unknown> = Promise.resolve()
/** How many drafts were opened. */
let opened = 0
/** Where the browser tells this tab what others have stored. */
let tab = new EventTarget()

async function sealing(): Promise<typeof import('./draft-seal.ts')> {
  const { ivBytes, newSealKey, open, seal } = await import('#lib/browser/seal.ts')
  return {
    sealDraft: async (_database: string, draft: { userId: string }) => {
      const { userId } = draft
      const key = keys.get(userId) ?? (await newSealKey())
      keys.set(userId, key)
      const { iv, data } = await seal(key, userId, draft)
      return { userId, sealed: Buffer.concat([iv, new Uint8Array(data)]).toString('base64') }
    },
    unsealDraft: async (_database: string, userId: string, { sealed }: { sealed: string }) => {
      await isHandedOut
      const key = keys.get(userId)
      if (!key) throw new Error('The key is gone')
      const bytes = Uint8Array.from(Buffer.from(sealed, 'base64'))
      const draft = await open(key, userId, { iv: bytes.slice(0, ivBytes), data: bytes.slice(ivBytes).buffer })
      opened += 1
      return draft
    },
  }
}

vi.mock('./draft-seal.ts', () => sealing())

beforeEach(() => {
  keys.clear()
  isHandedOut = Promise.resolve()
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('indexedDB', { deleteDatabase: () => keys.clear() })
})

const stored = (storage: KeyValueStorage) => storage.getItem('a-draft') ?? ''
/** As after the page was loaded again. */
const inNewPage = (storage: KeyValueStorage) => createDraft<{ notes: string }>('a-draft', storage)

async function written(notes: string) {
  const storage = memoryStorage()
  const draft = inNewPage(storage)
  draft.write('asha', { notes })
  await expect.poll(() => stored(storage)).toContain('sealed')
  return { draft, storage }
}

test('a draft can’t be read on the device, and is there again once it was opened', async () => {
  const { draft, storage } = await written('Only for me.')
  expect(stored(storage)).not.toMatch(/Only|notes/)
  expect(draft.read('asha')?.draft).toEqual({ notes: 'Only for me.' })
  const later = inNewPage(storage)
  expect(areDraftsOpen('asha')).toBe(false)
  expect(later.read('asha')).toBeNull()
  await openDrafts('asha')
  expect(areDraftsOpen('asha')).toBe(true)
  expect(later.read('asha')?.draft).toEqual({ notes: 'Only for me.' })
})

test('someone else who signs in on this browser sees nothing, and its writer still finds it', async () => {
  const { storage } = await written('Only for me.')
  const draft = inNewPage(storage)
  await openDrafts('mira')
  expect(areDraftsOpen('mira')).toBe(true)
  expect(draft.read('mira')).toBeNull()
  expect(draft.read('asha')).toBeNull()
  expect(areDraftsOpen('asha')).toBe(false)
  await openDrafts('asha')
  expect(draft.read('asha')?.draft).toEqual({ notes: 'Only for me.' })
})

test('while it is sealed, the newest words count', async () => {
  const { draft, storage } = await written('A')
  for (const notes of ['A b', 'A be', 'A bell']) draft.write('asha', { notes })
  expect(draft.read('asha')?.draft).toEqual({ notes: 'A bell' })
  const before = stored(storage)
  await expect.poll(() => stored(storage)).not.toBe(before)
  const later = inNewPage(storage)
  await openDrafts('asha')
  expect(later.read('asha')?.draft).toEqual({ notes: 'A bell' })
})

test('a draft that is sent while it is sealed doesn’t come back', async () => {
  const { draft, storage } = await written('Sent')
  draft.write('asha', { notes: 'Sent in the end' })
  draft.forget()
  // Sealed after it, so that both are done.
  await written('Later')
  expect(stored(storage)).toBe('')
  expect(draft.read('asha')).toBeNull()
})

test('one that another tab has sent is gone here, too', async () => {
  const { draft, storage } = await written('Here and there')
  storage.removeItem('a-draft')
  expect(draft.read('asha')).toBeNull()
})

/** Stores in the tab what another one has sealed. */
function receive(storage: KeyValueStorage, newValue: string) {
  storage.setItem('a-draft', newValue)
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'a-draft', newValue }))
}

test('one that another tab has started is there, although there was none when this tab was opened', async () => {
  const here = memoryStorage()
  const draft = inNewPage(here)
  expect(draft.read('asha')).toBeNull()
  receive(here, stored((await written('From there')).storage))
  await expect.poll(() => draft.read('asha')?.draft).toEqual({ notes: 'From there' })
})

test('words written here count more than those that another tab has stored before', async () => {
  const { draft, storage } = await written('From here')
  const fromThere = stored((await written('From there')).storage)
  const { promise, resolve } = Promise.withResolvers<void>()
  isHandedOut = promise
  const before = opened
  receive(storage, fromThere)
  draft.write('asha', { notes: 'From here, and more' })
  await expect.poll(() => stored(storage)).not.toBe(fromThere)
  resolve()
  await expect.poll(() => opened).toBeGreaterThan(before)
  expect(draft.read('asha')?.draft).toEqual({ notes: 'From here, and more' })
})

test('a browser that hands out the key late loses nothing', async () => {
  const { storage } = await written('Only for me.')
  const { promise, resolve } = Promise.withResolvers<void>()
  isHandedOut = promise
  const draft = inNewPage(storage)
  vi.useFakeTimers()
  const opening = openDrafts('asha')
  await vi.advanceTimersByTimeAsync(1000)
  await opening
  vi.useRealTimers()
  expect(areDraftsOpen('asha')).toBe(true)
  expect(draft.read('asha')).toBeNull()
  resolve()
  await expect.poll(() => draft.read('asha')?.draft).toEqual({ notes: 'Only for me.' })
})

test('signing out removes the draft and its key', async () => {
  const { storage } = await written('Only for me.')
  await forgetMember()
  expect(stored(storage)).toBe('')
  expect(keys.size).toBe(0)
})

test('without its key, a draft is gone and the form opens empty', async () => {
  const { storage } = await written('Only for me.')
  keys.clear()
  const draft = inNewPage(storage)
  await openDrafts('asha')
  expect(areDraftsOpen('asha')).toBe(true)
  expect(draft.read('asha')).toBeNull()
})

test('a draft is there however long the code that opens it takes to load', async () => {
  const { storage } = await written('Only for me.')
  const code = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock('./draft-seal.ts', () => code.promise.then(sealing))
  const page = await import('./draft.ts')
  const draft = page.createDraft<{ notes: string }>('a-draft', storage)
  vi.useFakeTimers()
  const opened = page.openDrafts('asha')
  await vi.advanceTimersByTimeAsync(60_000)
  code.resolve()
  await opened
  vi.useRealTimers()
  expect(draft.read('asha')?.draft).toEqual({ notes: 'Only for me.' })
})
