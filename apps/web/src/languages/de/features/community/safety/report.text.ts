import type * as english from '#features/community/safety/report.text.ts'
import type { Translation } from '#intl/translation.ts'

export const reportText: Translation<typeof english.reportText> = {
  title: (name) => `${name} melden`,
  titleOfPractice: (name) => `Diese Übung von ${name} melden`,
  text: 'Das liest nur unsere Moderation. Die gemeldete Person erfährt nichts davon.',
  kind: 'Worum geht es?',
  kinds: {
    worry: 'Ich mache mir Sorgen um diese Person',
    unkind: 'Verletzend oder bedrohlich',
    selling: 'Verkaufen oder Betteln',
    other: 'Etwas anderes',
  },
  reason: 'Was ist passiert?',
  send: 'Meldung senden',
  sending: 'Wird gesendet …',
}
