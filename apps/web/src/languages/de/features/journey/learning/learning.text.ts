import type { ArticleReason } from '@sadhana/contract'
import type * as english from '#features/journey/learning/learning.text.ts'
import { feelingWords } from '#intl/feelings.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/**
 * Every text of the tab and of an article's frame, as whole sentences, so that a translator sees what a reader sees.
 */
export const learningText: Translation<typeof english.learningText> = {
  title: 'Lesen',
  more: 'Mehr zum Lesen',
  read: 'Lesen',
  alreadyRead: 'Das hast du gelesen',
  readTime: (minutes) => `${minutes} min`,
  timeToRead: (minutes) => `${minutesInWords(minutes)} Lesezeit`,
  failed: 'Wir konnten die Artikel nicht laden',
  safe: 'Was du gelesen hast, ist gespeichert. Bitte versuch es noch einmal.',
  empty: 'Gerade gibt es nichts zu lesen',
  emptyHint: 'Artikel über die acht Glieder findest du hier, sobald sie veröffentlicht sind.',
  article: {
    failed: 'Wir konnten diesen Artikel nicht laden',
    unknown: 'Wir konnten diesen Artikel nicht finden',
    unknownHint: 'Vielleicht steckt ein Tippfehler in der Adresse, oder wir haben den Artikel herausgenommen.',
    toList: 'Zur Leseliste',
    resume: 'Weiterlesen, wo du aufgehört hast',
    openTimer: (minutes) => `Timer für ${minutesInWords(minutes)} öffnen`,
    sources: 'Quellen',
    checked: (date) =>
      `Am ${date} anhand der Quellen geprüft. Mit „After …“ gekennzeichnete Übertragungen sind unsere eigenen.`,
    markRead: 'Das habe ich gelesen',
    markUnread: 'Als ungelesen markieren',
    next: 'Als Nächstes',
    notSaved: 'Wir konnten das nicht speichern',
  },
}

export const categoryNames: Translation<typeof english.categoryNames> = {
  practice: 'Praxis',
  philosophy: 'Philosophie',
  'daily-life': 'Alltag',
}

export const difficultyNames: Translation<typeof english.difficultyNames> = {
  beginner: 'Einstieg',
  intermediate: 'Mittel',
  advanced: 'Fortgeschritten',
}

/** Why an article is shown. `{limb}` marks where the limb's name goes, which is marked as Sanskrit. */
export function reasonText(reason: ArticleReason): string {
  switch (reason.kind) {
    case 'started':
      return 'Lies weiter, wo du aufgehört hast'
    case 'beginning':
      return 'Ein guter Anfang'
    case 'least-practised':
      return 'Für dich, weil du {limb} bisher am seltensten besucht hast'
    case 'practised-lately':
      return 'Zuletzt hast du am meisten {limb} geübt'
    case 'shift':
      return `Erst ${feelingWords[reason.before]}, dann ${feelingWords[reason.after]}: So trägst du es am häufigsten ein`
    case 'not-practised':
      return 'Ein Glied, das du noch nicht geöffnet hast'
    case 'practised':
      return 'Passt zu {limb} in deiner Praxis'
    case 'unread':
      return 'Neu für dich'
    case 'again':
      return 'Lohnt sich noch einmal'
  }
}
