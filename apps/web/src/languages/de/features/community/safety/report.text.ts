import type * as english from '#features/community/safety/report.text.ts'
import type { Translation } from '#intl/translation.ts'

export const reportText: Translation<typeof english.reportText> = {
  title: (name) => `${name} melden`,
  titleOfPractice: (name) => `Diese Übung von ${name} melden`,
  text: 'Das liest nur unsere Moderation. Wir sagen nicht, von wem es kommt.',
  kind: 'Worum geht es?',
  kinds: {
    worry: 'Ich mache mir Sorgen um diese Person',
    unkind: 'Verletzend oder bedrohlich',
    selling: 'Verkaufen oder um Geld bitten',
    other: 'Etwas anderes',
  },
  reason: 'Was ist passiert?',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
}
