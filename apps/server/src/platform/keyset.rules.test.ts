import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyset } from './keyset.rules.ts'

const moment = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const row = fc.record({
  id: fc.uuid(),
  date: moment.map((at) => at.toISOString().slice(0, 10)),
  time: moment.map((at) => at.toISOString().slice(11, 16)),
  completedAt: moment.map((at) => at.toISOString()),
  at: fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }).map(String),
})

const lists = [keyset('id'), keyset('at', 'id'), keyset('completedAt', 'id'), keyset('date', 'time', 'id')]

test('a cursor contains the columns it was made from, and no others', () => {
  fc.assert(
    fc.property(row, (values) => {
      const { id, date, time, completedAt, at } = values
      expect(lists.map(({ cursorOf, keysetOf }) => keysetOf(cursorOf(values)))).toEqual([
        { id },
        { at, id },
        { completedAt, id },
        { date, time, id },
      ])
    }),
  )
})

test('a cursor for one list does not work for another', () => {
  fc.assert(
    fc.property(row, (values) => {
      for (const made of lists) {
        const read = lists.filter(({ keysetOf }) => keysetOf(made.cursorOf(values)))
        expect(read).toEqual([made])
      }
    }),
  )
})

test('any other text is refused, encoded or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary-ascii' }), (text, plain) => {
      for (const { keysetOf } of lists) {
        expect(keysetOf(text)).toBeUndefined()
        expect(keysetOf(btoa(plain))).toBeUndefined()
      }
    }),
  )
})

describe('values that the database could not read are refused', () => {
  const id = '0198a1f0-0000-7000-8000-000000000001'
  test.each([
    ['id', id.toUpperCase()],
    ['id', id.slice(1)],
    ['id', `${id} and more`],
    ['date', '2026-02-30'],
    ['date', '0000-01-01'],
    ['date', '+012026-01-01'],
    ['time', '24:00'],
    ['time', '9:00'],
    ['time', '10:60'],
    ['completedAt', '2026-02-30T00:00:00.000Z'],
    ['completedAt', '0000-01-01T00:00:00.000Z'],
    ['completedAt', '+275760-09-13T00:00:00.000Z'],
    ['completedAt', '2026-01-01'],
    ['at', '-1'],
    ['at', '1'.repeat(17)],
    ['at', ''],
  ] as const)('%s %s', (column, value) => {
    expect(keyset(column).keysetOf(btoa(value))).toBeUndefined()
  })
})
