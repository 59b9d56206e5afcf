import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { AppError } from '#platform/errors.ts'

export type PhoneNumber = { phone: string; country: string }

/** Other types of numbers can't receive texts, or charge the sender. */
const texted = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** Converts a typed number to the only form in which we store it: a plus sign and digits (E.164). */
export function readPhoneNumber(typed: string, countries: readonly string[]): PhoneNumber {
  const number = typed.trim().startsWith('+') ? parsePhoneNumberFromString(typed) : undefined
  if (!number?.country || !number.isValid() || !texted.has(number.getType())) {
    throw new AppError('phone.number_invalid', { fields: { phone: 'Please enter a valid phone number' } })
  }
  if (!countries.includes(number.country)) throw new AppError('phone.country_not_served')
  return { phone: number.number, country: number.country }
}
