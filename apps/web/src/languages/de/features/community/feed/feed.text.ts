import type * as english from '#features/community/feed/feed.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** „Dhyana von Asha“ */
const practice = (name: string, limb: string) => `${limb} von ${name}`

export const feedText: Translation<typeof english.feedText> = {
  scopes: { all: 'Alle Übungen', following: 'Denen ich folge' },
  failed: 'Wir konnten diese Übungen nicht laden',
  moreFailed: 'Wir konnten keine weiteren Übungen laden',
  showNew: 'Neue Übungen anzeigen',
  nothing: 'Hier ist es still',
  nothingText:
    'Noch niemand hat eine Übung mit allen Mitgliedern geteilt. Was du einträgst, bleibt privat, solange du es nicht teilst.',
  log: 'Übung eintragen',
  none: 'Noch nichts geteilt',
  noneText: 'Wenn Menschen, denen du folgst, eine Übung teilen, siehst du sie hier.',
  followsNone: 'Du folgst noch niemandem',
  followsNoneText: 'Wenn du Menschen folgst, siehst du hier die Übungen, die sie teilen.',
  findPeople: 'Menschen finden',
  practice,
  practiceAt: (name, limb, when) => `${practice(name, limb)}, ${when}`,
  forFollowers: (when) => `${when} · Für alle, die folgen`,
  more: (name, limb) => `Mehr zu ${practice(name, limb)}`,
  like: (name, limb) => `Gefällt mir: ${practice(name, limb)}`,
  likeCounted: (name, limb, likes) =>
    plural(likes, {
      one: `Gefällt mir: ${practice(name, limb)}, bisher 1-mal`,
      other: (count) => `Gefällt mir: ${practice(name, limb)}, bisher ${count}-mal`,
    }),
  readMore: 'Weiterlesen',
  readMoreOf: (of) => `Weiterlesen: ${of}`,
  showLess: 'Weniger anzeigen',
  showLessOf: (of) => `Weniger anzeigen: ${of}`,
}
