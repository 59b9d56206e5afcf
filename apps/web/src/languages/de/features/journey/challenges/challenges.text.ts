import type { Challenge } from '@sadhana/contract'
import type * as english from '#features/journey/challenges/challenges.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

type ChallengeMeasure = Pick<Challenge, 'type' | 'partOfDay'>
type Unit = 'days' | 'mornings' | 'afternoons' | 'evenings' | 'minutes' | 'limbs'

const unitOf = ({ type, partOfDay }: ChallengeMeasure): Unit => (type === 'days' && partOfDay ? `${partOfDay}s` : type)

type Amounts = Record<Unit, { one: string; other: (count: string) => string }>

const amounts: Amounts = {
  days: { one: '1 Tag', other: (count) => `${count} Tage` },
  mornings: { one: '1 Morgen', other: (count) => `${count} Morgen` },
  afternoons: { one: '1 Nachmittag', other: (count) => `${count} Nachmittage` },
  evenings: { one: '1 Abend', other: (count) => `${count} Abende` },
  minutes: { one: '1 Minute', other: (count) => `${count} Minuten` },
  limbs: { one: '1 Glied', other: (count) => `${count} Glieder` },
}
const amountOf = (count: number, measured: ChallengeMeasure) => plural(count, amounts[unitOf(measured)])

/** After "von". */
const dativeAmounts: Amounts = {
  ...amounts,
  days: { one: '1 Tag', other: (count) => `${count} Tagen` },
  afternoons: { one: '1 Nachmittag', other: (count) => `${count} Nachmittagen` },
  evenings: { one: '1 Abend', other: (count) => `${count} Abenden` },
  limbs: { one: '1 Glied', other: (count) => `${count} Gliedern` },
}
const amountAfterOf = (count: number, measured: ChallengeMeasure) => plural(count, dativeAmounts[unitOf(measured)])

const days = (count: number) => plural(count, amounts.days)

export const challengesText: Translation<typeof english.challengesText> = {
  failed: 'Wir konnten die gemeinsamen Vorhaben nicht laden',
  safe: 'Was du geübt hast, zählt weiterhin. Bitte versuch es noch einmal.',
  empty: {
    title: 'Gerade kein gemeinsames Vorhaben',
    text: 'Jeden Montag beginnt ein neues. Bis dahin genügt dein eigener Rhythmus.',
    action: 'Deine Serie ansehen',
  },
  open: { title: 'Offen zum Mitmachen', aside: 'Später dazukommen, jederzeit gehen', join: 'Mitmachen' },
  completed: { title: 'Geschafft' },
  ended: { title: 'Frühere Vorhaben' },
  /** Printed after the large number. */
  of: (challenge) => `von ${amountAfterOf(challenge.requirement, challenge)}`,
  done: (progress, challenge) => `${progress} von ${amountAfterOf(challenge.requirement, challenge)}`,
  ahead: (toGo, daysToCome, challenge) =>
    `Noch ${amountOf(toGo, challenge)} offen, und ${days(daysToCome)} Zeit dafür.`,
  startsOn: (day) => `Beginn: ${day}.`,
  /** Shown when fewer days are left than the challenge needs. */
  stillCounts: 'Jede Übung zählt hier weiterhin.',
  /** In gentle days. */
  waits: 'Dein Vorhaben wartet. Kein Tag zählt gegen dich.',
  pace: 'Es gibt kein richtiges Tempo.',
  lastCounted: (day, amount, challenge) => `Zuletzt gezählt: ${day}, ${amountOf(amount, challenge)}.`,
  nothingYet: 'Deine erste Übung hier erscheint ganz von selbst.',
  quiet: 'Du machst mit, in deinem eigenen Tempo.',
  people: (count) =>
    count === 0 ? 'Noch niemand' : plural(count, { one: '1 Person', other: (people) => `${people} Personen` }),
  unranked: (count) =>
    plural(count, { one: '1 Person, ohne Rangliste', other: (people) => `${people} Personen, ohne Rangliste` }),
  together: (amount, challenge) => `${amountOf(amount, challenge)} gemeinsam`,
  leave: 'Aussteigen',
  leaveThis: (title) => `Aussteigen: ${title}`,
  joinThis: (title) => `Mitmachen: ${title}`,
  joined: (title) => `Du machst mit: ${title}`,
  left: (title) => `Du bist ausgestiegen: ${title}`,
  leftText: 'Deine Praxis bleibt, wie sie ist.',
  undoOtherwise: 'Über die Liste kannst du wieder mitmachen',
  joinFailed: 'Wir konnten dich bei diesem Vorhaben nicht eintragen',
  leaveFailed: 'Wir konnten dich aus diesem Vorhaben nicht austragen',
}
