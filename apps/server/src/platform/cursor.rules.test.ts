import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorFrom, idCursor, idOf, readCursor } from './cursor.rules.ts'

test('a cursor is read as what it was made from', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[\w:.-]+$/), { minLength: 1 }), (parts) => {
      expect(readCursor(cursorFrom(...parts))).toBe(parts.join(' '))
    }),
  )
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(idOf(idCursor({ id }))).toBe(id)
    }),
  )
})

test('what nobody made a cursor of is none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(idOf(text)).toBeUndefined()
    }),
  )
})
