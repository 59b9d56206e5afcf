import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { statement } from './statement.ts'

test('a statement is built once, and takes its values in the order of the placeholders', () => {
  let built = 0
  const pair = statement((one: string, other: number) => {
    built++
    return sql`select ${other}::int, ${one}::text, ${'fixed'}, ${one}`
  })
  expect(pair('a', 1).parameters).toEqual([1, 'a', 'fixed', 'a'])
  expect(pair('b', 2).parameters).toEqual([2, 'b', 'fixed', 'b'])
  expect([pair('c', 3).sql, built]).toEqual(['select $1::int, $2::text, $3, $4', 1])
})

test('missing values and null are passed on unchanged', () => {
  const one = statement((value: string | null | undefined) => sql`select ${value}::text`)
  expect([one(null).parameters, one(undefined).parameters, one('').parameters]).toEqual([[null], [undefined], ['']])
})

test('a statement that reads its value while it is built is refused', () => {
  const written = statement((text: string) => sql`select ${JSON.stringify(text)}`)
  expect(() => written('a')).toThrow('value 1 is not a parameter')
})
