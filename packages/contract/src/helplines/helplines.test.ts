import { expect, test } from 'vitest'
import {
  dialled,
  emergencyNumberOf,
  helpCountries,
  helplineOf,
  helplines,
  helplinesChecked,
  inEuropeanUnion,
} from './helplines.ts'
import { countryOfZone } from './zone-country.ts'

test.each(Object.entries(helplines))('%s has a number that a phone can dial, a source and a date', (_id, line) => {
  expect(dialled(line.call)).toMatch(/^\d{3,11}$/)
  for (const source of line.sources) expect(source).toMatch(/^https?:\/\/[\w.-]+\/\S+$/)
  expect(new Date(line.checked).toISOString()).toMatch(new RegExp(`^${line.checked}`))
})

test('no country has two helplines, and every listed country has a helpline or an emergency number', () => {
  const covered = Object.values(helplines).flatMap(({ countries }) => countries)
  expect(new Set(covered).size).toBe(covered.length)
  for (const country of helpCountries) {
    expect(helplineOf(country) ?? emergencyNumberOf(country), country).toBeDefined()
  }
})

test.each([
  ['IE', 'samaritans', '112'],
  ['GB', 'samaritans', '999'],
  ['US', 'lifelineUs', '911'],
  ['PT', undefined, '112'],
  ['CH', 'dargeboteneHand', undefined],
] as const)('%s has the helpline %s and the emergency number %s', (country, line, emergency) => {
  expect(helplineOf(country)).toBe(line)
  expect(emergencyNumberOf(country)).toBe(emergency)
})

test('112 is the emergency number of the whole European Union', () => {
  const countries = helpCountries.filter(inEuropeanUnion)
  expect(countries).toHaveLength(27)
  expect(new Set(countries.map(emergencyNumberOf))).toEqual(new Set(['112']))
})

test('the list is as fresh as its oldest number', () => {
  for (const { checked } of Object.values(helplines)) expect(helplinesChecked <= checked).toBe(true)
})

test.each([
  ['Asia/Calcutta', 'IN'],
  ['Asia/Kolkata', 'IN'],
  ['America/Indiana/Knox', 'US'],
  ['Australia/ACT', 'AU'],
  ['Atlantic/Azores', 'PT'],
  ['America/Sao_Paulo', undefined],
  ['Europe/Viennas', undefined],
  ['UTC', undefined],
  ['', undefined],
])('the zone "%s" is in %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country)
})

test.each(helpCountries)('every zone that the platform has in %s leads there', (country) => {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones: () => string[] }
  const zones = locale.getTimeZones()
  expect(zones.length).toBeGreaterThan(0)
  for (const zone of zones) expect(countryOfZone(zone), zone).toBe(country)
})
