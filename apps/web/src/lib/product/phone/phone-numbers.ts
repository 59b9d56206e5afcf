import { phoneMinLength } from '@sadhana/contract'
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { countryName, inAlphabet } from '#intl/intl.rules.ts'

/** The text in the two parts of the field. The country is only a default: a number with a plus has its own. */
export type TypedNumber = { country: string; text: string }

const codeOf = (country: string) => country as CountryCode

/** "Portugal +351", sorted by name. */
export const countryOptions = (countries: readonly string[]): { country: string; label: string }[] =>
  countries
    .map((country) => ({ country, label: `${countryName(country)} +${getCountryCallingCode(codeOf(country))}` }))
    .toSorted((one, other) => inAlphabet(one.label, other.label))

/** The reader's own country if we send texts there, otherwise the first in the list. */
export function likelyCountry(countries: readonly string[], languages: readonly string[]): string {
  const parts = languages.flatMap((language) => language.split('-').slice(1))
  return parts.find((part) => countries.includes(part)) ?? countries[0] ?? ''
}

/** "+351 912 345 678" */
export const exampleNumber = (country: string): string =>
  getExampleNumber(codeOf(country), examples)?.formatInternational() ?? ''

/** If a whole number was pasted or typed, changes the country and leaves the rest in the field. */
export function typed({ country, text }: TypedNumber, countries: readonly string[]): TypedNumber {
  const whole = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined
  if (!whole?.country || !whole.isValid() || !countries.includes(whole.country)) return { country, text }
  return { country: whole.country, text: whole.formatNational() }
}

/** The number in the form we send, or undefined if it can't be a number. */
export function wholeNumber({ country, text }: TypedNumber): string | undefined {
  const parsed = parsePhoneNumberFromString(text, codeOf(country))
  return parsed?.isPossible() && parsed.number.length >= phoneMinLength ? parsed.number : undefined
}

/** "+351 912 345 678", as people write it. */
export const readable = (number: string): string => parsePhoneNumberFromString(number)?.formatInternational() ?? number
