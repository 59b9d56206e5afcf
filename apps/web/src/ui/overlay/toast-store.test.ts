import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, toastRemovalDelayMs } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titleIn = (store: ReturnType<typeof createToastStore>) => store.get()?.title

test('a second toast replaces the first', () => {
  const store = createToastStore()
  store.show({ title: 'First' })
  store.show({ title: 'Second' })
  expect(store.get()).toMatchObject({ title: 'Second', open: true })
})

test('a dismissed toast closes at once and leaves the store after the removal delay', () => {
  const store = createToastStore()
  store.show({ title: 'Saved' })
  store.dismiss(store.get()!.id)
  expect(store.get()).toMatchObject({ title: 'Saved', open: false })
  vi.advanceTimersByTime(toastRemovalDelayMs - 1)
  expect(titleIn(store)).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(store.get()).toBeUndefined()
})

test('removing a dismissed toast never removes a newer one', () => {
  const store = createToastStore()
  store.show({ title: 'Old' })
  store.dismiss(store.get()!.id)
  store.show({ title: 'New' })
  vi.advanceTimersByTime(toastRemovalDelayMs)
  expect(store.get()).toMatchObject({ title: 'New', open: true })
})

test('dismissing a toast that was already replaced changes nothing', () => {
  const store = createToastStore()
  store.show({ title: 'Old' })
  const oldId = store.get()!.id
  store.show({ title: 'New' })
  store.dismiss(oldId)
  expect(store.get()).toMatchObject({ title: 'New', open: true })
})

test('a cleared store is empty, even of dismissed toasts', () => {
  const store = createToastStore()
  store.show({ title: 'Saved' })
  store.dismiss(store.get()!.id)
  store.clear()
  expect(store.get()).toBeUndefined()
})

test('listeners are notified of every change until they unsubscribe', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  store.show({ title: 'Saved' })
  store.dismiss(store.get()!.id)
  leave()
  store.show({ title: 'Unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each([
  ['a title', { title: '  ' }],
  ['a label', { title: 'Removed', action: { label: '', altText: 'Log it again', onSelect: () => undefined } }],
  ['an alternative text', { title: 'Removed', action: { label: 'Undo', altText: ' ', onSelect: () => undefined } }],
])('a toast without %s is refused', (words, content) => {
  expect(() => createToastStore().show(content)).toThrow(words)
})
