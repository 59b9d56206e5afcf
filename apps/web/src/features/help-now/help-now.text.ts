import type { HelplineId } from '@sadhana/contract'

/** All texts of the page, as whole sentences, so that a translator sees what a reader sees. */
export const helpNowText = {
  back: 'Back',
  leave: 'Leave this page',
  title: 'Talk to a person, now.',
  lede: 'You don’t need to be sure it’s serious. You don’t need to know what to say.',
  call: 'Call',
  text: (number: string) => `Text ${number}`,
  directory: {
    name: 'Find a helpline',
    action: 'See who answers',
    country: 'A line in your language',
    countryHint: 'Free and confidential. Opens findahelpline.com.',
    unknown: 'We’re not sure where you are',
    unknownHint: 'Choose a country below, or let the directory find a line for you.',
  },
  where: {
    label: 'You’re in',
    elsewhere: 'Somewhere else',
    fromZone: 'Chosen from your time zone.',
    unknownZone: 'Your time zone didn’t tell us.',
    offline: 'You’re offline. Calling still works.',
  },
  emergency: {
    callNow: (number: string) => `Emergency: call ${number}`,
    number: (number: string) => `Emergency: ${number}`,
    hint: 'If you or someone else may be in danger right now.',
    hintEuropeanUnion: 'If you or someone else may be in danger right now. Free from any phone in the EU.',
    words: 'In danger right now?',
    wordsHint: 'Call your local emergency number first, or ask someone near you to.',
  },
  write: {
    title: 'Rather write than speak?',
    hint: 'findahelpline.com shows who answers by text or chat where you are.',
  },
  anywhere: {
    title: 'Find a line in any country',
    hint: 'findahelpline.com, by country, topic and call, text or chat.',
  },
  everyCountry: 'Helplines by country',
  someone: 'If you can, tell someone near you that today is hard. One sentence is enough.',
  promise: (date: string) =>
    `We don’t record that you opened this page, and no one is told. The numbers come from the services themselves or from other public sources, last checked on ${date}.`,
}

/** The country, hours and costs of a helpline. Only facts from its sources. */
export const helplineHints: Record<HelplineId, string> = {
  samaritans: 'UK and Ireland. Free, day and night.',
  lifelineUs: 'United States. Call or text, free, day and night.',
  helplineCanada: 'Canada. Call or text, free, day and night, in English and French.',
  teleManas: 'India. Free, day and night, in many languages.',
  telefonSeelsorgeGermany: 'Germany. Free, day and night.',
  telefonseelsorgeAustria: 'Austria. Free, day and night.',
  dargeboteneHand: 'Switzerland and Liechtenstein.',
  numeroNational: 'France. Free, day and night.',
  zelfmoordpreventie: 'The Netherlands. Free, day and night.',
  linea024: 'Spain. Free, day and night.',
  lifelineAustralia: 'Australia. Call or text, day and night.',
  needToTalk: 'New Zealand. Call or text, free, day and night.',
}
