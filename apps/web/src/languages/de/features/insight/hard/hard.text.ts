import type * as english from '#features/insight/hard/hard.text.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

type Text = Translation<typeof english.hardText>

const ofText: Text['of'] = ({ hard, practices }) => `${hard} von ${practices}`

export const hardText: Text = {
  title: 'Wann es schwer war',
  hint: 'Ein Stein für jede Übung, die letzten 90 Tage. Nur du siehst das.',
  hintFew: 'Die letzten 90 Tage. Nur du siehst das.',
  loadFailed: 'Wir konnten nicht laden, wann es schwer war',
  safe: 'Deine Übungen sind sicher. Bitte versuch es noch einmal.',
  headline: ({ hard, practices }) =>
    plural(hard, {
      one: `Eine deiner ${practices} Übungen war schwer.`,
      other: (count) => `${count} deiner ${practices} Übungen waren schwer.`,
    }),
  headlineQuietly: 'Einige deiner Übungen waren schwer.',
  sortBy: 'Sortieren nach',
  length: 'Länge',
  time: 'Tageszeit',
  limb: 'Glied',
  of: ofText,
  range: ({ low, high }) => (low === high ? `${low} von je 20` : `${low} bis ${high} von je 20`),
  ofAll: (range) => `Von all deinen Übungen: ${range}`,
  marks: (count) =>
    plural(count.hard, { one: `${ofText(count)} war schwer`, other: () => `${ofText(count)} waren schwer` }),
  marksQuietly: ({ hard }) => (hard > 0 ? 'Einige waren schwer' : 'Keine war schwer'),
  practice: 'eine Übung',
  hard: 'es war schwer',
  rangeMeaning: (range) => `„${range}“ ist der Bereich, in dem dein wahrer Anteil liegen kann`,
  endings: 'Wie Übungen enden',
  practices: (count) => plural(count, { one: '1 Übung', other: (many) => `${many} Übungen` }),
  inBoth: (times, feeling) =>
    plural(times, {
      one: `Ein schweres Ende zählt wie jedes andere. Eine Übung war schwer und endete ${feelingWords[feeling]}; sie zählt bei beidem.`,
      other: (many) =>
        `Ein schweres Ende zählt wie jedes andere. ${many} waren schwer und endeten ${feelingWords[feeling]}; sie zählen bei beidem.`,
    }),
  inBothOfSome: (times) =>
    plural(times, {
      one: 'Ein schweres Ende zählt wie jedes andere. Eine Übung war schwer und auch etwas anderes; sie zählt bei beidem.',
      other: (many) =>
        `Ein schweres Ende zählt wie jedes andere. ${many} waren schwer und auch etwas anderes; sie zählen bei beidem.`,
    }),
  inBothQuietly:
    'Ein schweres Ende zählt wie jedes andere. Eine Übung, die schwer war und ruhig endete, zählt bei beidem.',
  words: 'Deine Worte dafür',
  wordTimes: (chosen, of) => plural(of, { one: `${chosen} von 1 Mal`, other: (many) => `${chosen} von ${many} Malen` }),
  noWords: 'Noch keine. Sie sind nur da, wenn du welche möchtest.',
  whatHelps: 'Was helfen kann',
  talk: 'Mit jemandem sprechen',
  count: ({ hard, practices }) =>
    plural(hard, { one: `schwere Übung von ${practices}`, other: () => `schwere Übungen von ${practices}` }),
  few: 'Ab acht würden wir dir sagen, wie sie mit Länge, Tageszeit und Glied zusammengehen. Wir hoffen, dass es nie so weit kommt. Bei weniger wäre es nur geraten.',
}

export const lengthLabels: Translation<typeof english.lengthLabels> = {
  'up-to-10': 'Bis 10 min',
  '11-to-20': '11 bis 20 min',
  '21-to-40': '21 bis 40 min',
  'over-40': 'Über 40 min',
}

export const timeLabels: Translation<typeof english.timeLabels> = {
  morning: 'Morgen',
  afternoon: 'Nachmittag',
  evening: 'Abend',
  night: 'Nacht',
}

/** `which` says which practices: "am Abend". */
const oftener = (which: string, most: string, rest: string) =>
  `Deine Übungen ${which} waren öfter schwer: ${most}, von den anderen ${rest}.`

export const mostByLength: Translation<typeof english.mostByLength> = {
  'up-to-10': (most, rest) => oftener('bis 10 Minuten', most, rest),
  '11-to-20': (most, rest) => oftener('von 11 bis 20 Minuten', most, rest),
  '21-to-40': (most, rest) => oftener('von 21 bis 40 Minuten', most, rest),
  'over-40': (most, rest) => oftener('über 40 Minuten', most, rest),
}

export const mostByTime: Translation<typeof english.mostByTime> = {
  morning: (most, rest) => oftener('am Morgen', most, rest),
  afternoon: (most, rest) => oftener('am Nachmittag', most, rest),
  evening: (most, rest) => oftener('am Abend', most, rest),
  night: (most, rest) => oftener('in der Nacht', most, rest),
}

export const mostByLimb: Translation<typeof english.mostByLimb> = (limb, most, rest) =>
  oftener(`mit ${limbNames[limb]}`, most, rest)

export const doubts: Translation<typeof english.doubts> = {
  length:
    'Das ist mehr, als der Zufall oft mit sich bringt. Vielleicht liegt es an etwas anderem, etwa an langen Tagen.',
  time: 'Das ist mehr, als der Zufall oft mit sich bringt. Vielleicht liegt es an etwas anderem, etwa daran, was der Tag gebracht hat.',
  limb: 'Das ist mehr, als der Zufall oft mit sich bringt. Vielleicht liegt es an etwas anderem, etwa daran, wann du diese Übung wählst.',
}
