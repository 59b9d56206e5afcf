import type * as english from '#features/handbook/handbook.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const handbookPageText: Translation<typeof english.handbookPageText> = {
  title: 'Handbuch',
  back: 'Zurück zum Start',
  sections: 'Abschnitte',
  place: (section, of) => `Abschnitt ${section} von ${of}`,
  next: 'Nächster Abschnitt',
  tip: 'Tipp: ',
  search: 'Handbuch durchsuchen',
  clear: 'Suche leeren',
  searching: 'Wird gesucht …',
  results: (words, places, sections) =>
    plural(sections, {
      one: plural(places, {
        one: `1 Stelle nennt „${words}“, in 1 Abschnitt`,
        other: (count) => `${count} Stellen nennen „${words}“, in 1 Abschnitt`,
      }),
      other: (number) => `${places} Stellen nennen „${words}“, in ${number} Abschnitten`,
    }),
  none: (words) => `Hier steht nichts zu „${words}“`,
  noneHint: 'Dieses Handbuch erklärt die App. Zu den Gliedern selbst findest du etwas unter „Lesen“.',
  learning: 'Zu „Lesen“',
}
