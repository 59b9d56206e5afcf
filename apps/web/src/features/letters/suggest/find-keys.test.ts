import { expect, test } from 'vitest'
import { asShown, findKeys, valueMark } from './find-keys.ts'

const table = {
  Zurück: ['intl/common.text.ts commonText.back', 'app/bars.text.ts barsText.back'],
  [`${valueMark} Minuten`]: ['intl/common.text.ts commonText.minutes'],
  [`${valueMark} Minuten in ${valueMark}`]: ['home.text.ts homeText.sum'],
  [`Hallo ${valueMark}!`]: ['home.text.ts homeText.hello'],
  [`${valueMark} h`]: ['home.text.ts homeText.hours'],
  'Jeder Tag zählt (auch heute)': ['home.text.ts homeText.day'],
}

test.each([
  ['Zurück', ['intl/common.text.ts commonText.back', 'app/bars.text.ts barsText.back']],
  [' Zurück\n', ['intl/common.text.ts commonText.back', 'app/bars.text.ts barsText.back']],
  ['20 Minuten', ['intl/common.text.ts commonText.minutes']],
  ['20 Minuten in 3 Tagen', ['home.text.ts homeText.sum']],
  ['Hallo Mira!', ['home.text.ts homeText.hello']],
  ['Tag zählt (auch', ['home.text.ts homeText.day']],
])('the names of %j are %j', (shown, keys) => {
  expect(findKeys(shown, table)).toEqual(keys)
})

test.each(['2 h', 'Ta', 'Kein solcher Text', 'constructor', '', '…'])('nothing is named by %j', (shown) => {
  expect(findKeys(shown, table)).toEqual([])
})

test('five names are enough', () => {
  const many = Array.from({ length: 9 }, (_, at) => `a.text.ts aText.part${at}`)
  expect(findKeys('Überall', { Überall: many })).toEqual(many.slice(0, 5))
})

test('a page shows no marks, and single spaces', () => {
  expect(asShown('Ich habe die <terms>Nutzungsbedingungen</terms>\n  *gelesen*. ')).toBe(
    'Ich habe die Nutzungsbedingungen gelesen.',
  )
})
