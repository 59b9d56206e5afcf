import type * as english from '#app/home/home.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

export const homeText: Translation<typeof english.homeText> = {
  welcome: (name) => `Willkommen, ${name}.`,
  hello: {
    morning: (name) => `Guten Morgen, ${name}.`,
    afternoon: (name) => `Guten Tag, ${name}.`,
    evening: (name) => `Guten Abend, ${name}.`,
  },
  today: {
    first: 'Alles ist bereit für deine erste Übung.',
    practisedAt: {
      yamas: (time) => `Um ${oClock(time)} hast du die Yamas geübt, heute zählt also schon.`,
      niyamas: (time) => `Um ${oClock(time)} hast du die Niyamas geübt, heute zählt also schon.`,
      asana: (time) => `Um ${oClock(time)} hast du Asana geübt, heute zählt also schon.`,
      pranayama: (time) => `Um ${oClock(time)} hast du Pranayama geübt, heute zählt also schon.`,
      pratyahara: (time) => `Um ${oClock(time)} hast du Pratyahara geübt, heute zählt also schon.`,
      dharana: (time) => `Um ${oClock(time)} hast du Dharana geübt, heute zählt also schon.`,
      dhyana: (time) => `Um ${oClock(time)} hast du meditiert, heute zählt also schon.`,
      samadhi: (time) => `Um ${oClock(time)} hast du Samadhi geübt, heute zählt also schon.`,
    },
    practised: 'Du hast geübt, heute zählt also schon.',
    rest: 'Heute ist einer deiner Ruhetage. Genieß ihn.',
    paused: 'Du machst gerade Pause. Ruh dich gut aus.',
    gentle: 'Lass dir so viel Zeit, wie du magst.',
    open: 'Heute hast du noch nichts eingetragen.',
  },
  actions: {
    label: 'Beginnen',
    sit: 'Meditieren',
    sitHint: 'Meditationstimer',
    log: 'Eintragen',
    logHint: 'In unter einer Minute',
  },
  verifyEmail: 'So kommst du leichter wieder hinein, falls du dein Passwort vergisst.',
  usual: 'Wie gewohnt',
  logUsual: '<practice>diese Übung</practice><hidden> eintragen</hidden>',
  sits: 'Deine Meditationen',
  firstStep: {
    title: 'Meditiere eine Minute.',
    text: 'Rücken aufrecht, Blick weich, etwa zehn Atemzüge. Eine Glocke beendet sie. Das ist schon eine ganze Übung, und dein erster Stein.',
    sit: 'Eine Minute meditieren',
    log: 'Eintragen, was ich schon getan habe',
  },
  statsFailed: 'Wir konnten deine Statistik nicht laden',
  statsSafe: 'Alles, was du eingetragen hast, ist sicher. Bitte versuch es noch einmal.',
  csvHolds: (sessions) =>
    plural(sessions, {
      one: 'Alles, was du eingetragen hast, auch deine Notizen.',
      other: (count) => `Alle ${count} Übungen, auch deine Notizen.`,
    }),
  csvHoldsQuietly: 'Alles, was du eingetragen hast, auch deine Notizen.',
  chartsBegin: 'Diagramme gibt es ab deiner dritten Übung.',
  question: {
    label: 'Deine Frage',
    today: (words) => `Deine Frage heute: ${words}.`,
    about: 'Dazu',
    answered: 'Deine Frage hat ihre Antwort.',
    look: 'Ansehen',
  },
  tools: {
    title: 'Für deine Sadhana',
    timer: 'Meditationstimer',
    guide: 'Handbuch',
    settings: 'Einstellungen zur Praxis',
  },
  community: {
    findPeople: 'Menschen finden',
    privacy: 'Privatsphäre',
    feed: 'Neues',
    scopes: { all: 'Alle Übungen', following: 'Denen ich folge' },
  },
}
