import type * as english from '#app/document.text.ts'
import type { Translation } from '#intl/translation.ts'

export const documentText: Translation<typeof english.documentText> = {
  description:
    'Ein ruhiger Ort, um deine Praxis in den acht Gliedern des Ashtanga-Yoga festzuhalten und zu sehen, was sie in dir verändert. Auf Einladung, von Anfang an privat, und kostenlos, wenn du es brauchst.',
  loading: 'Wird geladen …',
  noScript:
    'Um dich anzumelden und Sadhana Compass zu nutzen, brauchst du JavaScript. Bitte schalte es in den Einstellungen deines Browsers ein.',
  manifest: {
    description:
      'Ein ruhiger Ort, um deine Praxis in den acht Gliedern des Ashtanga-Yoga festzuhalten und zu sehen, was sie in dir verändert.',
    shortcuts: { '/meditation': 'Meditieren', '/?tab=practice': 'Übung eintragen', '/wellness': 'Check-in' },
  },
}
