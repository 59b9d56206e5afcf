import {
  type ChatSource,
  countryOfZone,
  emergencyNumberOf,
  helplineDirectory,
  helplineOf,
  helplines,
  type Language,
} from '@sadhana/contract'

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' })

/**
 * People wrote this answer, and it is the same for everyone. Only the numbers depend on the member's time zone. It
 * recommends no practice. It stays in English until a named person has read a translation; someone who reads the app in
 * another language therefore gets the country and the numbers first, which need no translation.
 */
export function crisisAnswer(zone: string, language: Language): string {
  const country = countryOfZone(zone)
  const line = country && helplineOf(country)
  const emergency = country && emergencyNumberOf(country)
  const numbers = [
    ...(line ? [`${helplines[line].name}: ${helplines[line].call}.`] : []),
    ...(emergency ? [`Emergency: ${emergency}.`] : []),
    `Every country, by call, text or chat: ${helplineDirectory}.`,
  ].join(' ')
  const [opening, question, end] = [
    'I am glad you wrote that down. This is more than practice can carry, and you should not carry it alone.',
    'Are you safe right now? Please talk to a person. If you or someone else might be in danger, call your local emergency number.',
    'This answer is always the same. No model wrote it, and no one has been told. You can keep writing here.',
  ]
  if (language === 'en') return [opening, question, numbers, end].join('\n\n')
  const first = country ? `${countryNames.of(country)}. ${numbers}` : numbers
  return [first, opening, question, end].join('\n\n')
}

export const helpNow: ChatSource = { source: 'Helplines by country', title: 'Help now', path: '/help-now' }
const writeToUs: ChatSource = { source: 'A person reads it', title: 'Write to us', path: '/settings/letters' }

export const crisisSources: ChatSource[] = [helpNow, writeToUs]

/** In English for everyone, as the answer with helplines is. For words that might mean danger: names people to talk to, and doesn't offend if something else was meant. */
export const gentleAnswer = {
  response:
    'That sounds heavy, and I only look things up, so please don’t stay alone with it. If you’re thinking of dying or of hurting yourself, or if someone isn’t safe, please talk to a person now: Help now lists people to call, text or chat with, by country.\n\nIf I misunderstood you, please ask me again in other words.',
  sources: [helpNow, writeToUs],
}

/** The answer when someone asks for a practice soon after helplines were shown. */
export const noPracticeAnswer = {
  response:
    'I’d rather not suggest a practice right now. If things are still hard, please talk to a person first: Help now lists people to call, text or chat with, by country.\n\nYou can ask me anything else, and keep writing here.',
  sources: [helpNow, writeToUs],
}
