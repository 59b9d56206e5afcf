import { reflectionFromPractices, type Reflection } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'

export const reflectionText = {
  kind: 'Monthly reflection',
  badge: 'Premium AI insights',
  byRules: 'Written by rules',
  loadFailed: 'We couldn’t load your reflection',
  safe: 'Your practices are safe. Please try again.',

  ask: (month: string) => `Shall we read ${month} back to you?`,
  canBeRead: (month: string) => `${month} can be read back to you`,
  about:
    'One page, made from your own log, with every sentence tied to the practices behind it. It reads sessions and feelings of that month and the pauses you set, never your notes, and you can look at exactly what was read.',
  yes: 'Yes, once a month',
  onlyThis: (month: string) => `Only ${month}`,
  no: 'No, thank you',
  readBack: (month: string) => `Read ${month} back`,
  makeFailed: 'We couldn’t read your month back',
  chooseFailed: 'We couldn’t save your choice',

  tooLittle: (month: string) => `There’s nothing to read back for ${month}`,
  tooLittleText: `A reflection needs at least ${reflectionFromPractices} practices in a month. Once a month has them, you’ll find it here when the month is over.`,
  tooLittleQuiet:
    'A reflection needs a few practices in a month. Once a month has them, you’ll find it here when the month is over.',
  deleted: (month: string) => `You deleted the reflection of ${month}`,
  deletedText: 'It’s gone for good, and it isn’t made again. This month can be read back once it’s over.',
  notIncluded: 'Your month, read back to you',
  notIncludedText:
    'This comes with Standard Support. Everything it’s made from is in your own log, and your insights stay where they are.',
  giving: 'See how giving works',

  of: (month: string) => `${month}, read back to you`,
  evidence: 'What this is counted from',
  evidenceOf: (number: number) => `Evidence ${number}`,
  pause: (first: string, last: string) => `Pause from ${first} to ${last}`,
  source: {
    rules: 'Our own rules wrote this page from your log. No language model was asked.',
    /** For members who want no word about models. */
    rulesAlone: 'Our own rules wrote this page from your log.',
    model: 'Our own rules counted this in your log, and a language model worded it.',
  } satisfies Record<Reflection['source'] | 'rulesAlone', string>,
  see: 'See what was read',
  wrong: 'Not quite right',
  delete: 'Delete',

  read: 'What was read',
  readText: (day: string) => `Your log as it was on ${day}. Notes, titles, pictures, moods and sleep were not read.`,
  readCounts: (practices: number) => plural(practices, { one: '1 practice', other: (number) => `${number} practices` }),
  readPractices: 'Practices',
  readPauses: 'Pauses',
  minutes: (count: number) => plural(count, { one: '1 minute', other: (number) => `${number} minutes` }),

  deleteTitle: (month: string) => `Delete the reflection of ${month}?`,
  deleteText: 'It’s gone for good, and it isn’t made again. Your practices stay as they are.',
  keep: 'Keep it',
  removed: 'Reflection deleted',
  removeFailed: 'We couldn’t delete your reflection',

  monthly: 'A reflection at the start of each month',
  monthlyHint: 'Reads sessions and feelings of that month, never notes. Off unless you turn it on.',
}
