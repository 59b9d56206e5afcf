import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeItems, firstPageOf, itemsOf, keepItems } from './pages.rules.ts'

const item = fc.record({ id: fc.nat(20), likes: fc.nat() })
const page = fc.record({ items: fc.array(item), nextCursor: fc.option(fc.string()) })
const pages = fc.array(page).map((list) => ({ pages: list, pageParams: list.map(({ nextCursor }) => nextCursor) }))

test('a change reaches every item with the id, wherever it is, and no other', () => {
  fc.assert(
    fc.property(pages, fc.nat(20), (data, id) => {
      const changed = changeItems(data, (one) => (one.id === id ? { ...one, likes: -1 } : one))
      const expected = itemsOf(data).map((one) => ({ id: one.id, likes: one.id === id ? -1 : one.likes }))
      expect(itemsOf(changed)).toEqual(expected)
      expect(changed.pages.map(({ nextCursor }) => nextCursor)).toEqual(data.pageParams)
    }),
  )
})

test('removed items are gone from every page, and the number of pages stays', () => {
  fc.assert(
    fc.property(pages, fc.nat(20), (data, id) => {
      const kept = keepItems(data, (one) => one.id !== id)
      expect(itemsOf(kept)).toEqual(itemsOf(data).filter((one) => one.id !== id))
      expect(kept.pages).toHaveLength(data.pages.length)
      expect(kept.pageParams).toEqual(data.pageParams)
    }),
  )
})

test('the first page is returned as it was', () => {
  fc.assert(
    fc.property(pages, (data) => {
      expect(itemsOf(firstPageOf(data))).toEqual(data.pages[0]?.items ?? [])
      expect(firstPageOf(data).pageParams).toEqual(data.pageParams.slice(0, 1))
    }),
  )
})

test('before anything has loaded there are no items', () => {
  expect(itemsOf(undefined)).toEqual([])
})
