import { expect, test } from 'vitest'
import { countryOptions, exampleNumber, likelyCountry, readable, typed, wholeNumber } from './phone-numbers.ts'

const countries = ['PT', 'IE', 'US']

test('countries are sorted by name, with their code', () => {
  expect(countryOptions(countries).map(({ label }) => label)).toEqual([
    'Ireland +353',
    'Portugal +351',
    'United States +1',
  ])
})

test.each([
  [['de-CH', 'en-IE'], 'IE'],
  [['en'], 'PT'],
  [[], 'PT'],
])('a reader of %o starts in %s', (languages, country) => {
  expect(likelyCountry(countries, languages)).toBe(country)
})

test.each([
  ['a national number stays', '912 345 678', { country: 'PT', text: '912 345 678' }],
  ['a whole number moves the country', '+353 85 012 3456', { country: 'IE', text: '085 012 3456' }],
  ['one of another country stays as it is', '+41 79 123 45 67', { country: 'PT', text: '+41 79 123 45 67' }],
  ['half a number stays', '+353 85', { country: 'PT', text: '+353 85' }],
])('%s', (_, text, expected) => {
  expect(typed({ country: 'PT', text }, countries)).toEqual(expected)
})

test.each([
  ['PT', '912 345 678', '+351912345678'],
  ['IE', '085 012 3456', '+353850123456'],
  ['PT', '+41 79 123 45 67', '+41791234567'],
  ['PT', '12345', undefined],
  ['PT', '', undefined],
  ['PT', 'mira', undefined],
])('%s and "%s" are %s', (country, text, expected) => {
  expect(wholeNumber({ country, text })).toBe(expected)
})

test('numbers are shown in groups', () => {
  expect(readable('+351912345678')).toBe('+351 912 345 678')
  expect(exampleNumber('PT')).toMatch(/^\+351 \d{3} \d{3} \d{3}$/)
})
