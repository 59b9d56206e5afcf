import type * as english from '#features/community/people/find.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const discoverText: Translation<typeof english.discoverText> = {
  label: 'Menschen zum Kennenlernen',
  failed: 'Wir konnten die Vorschläge nicht laden',
  none: 'Gerade niemand Neues',
  noneText: 'Schau an einem anderen Tag wieder vorbei oder such jemanden nach Namen.',
  alone: 'Du bist hier noch allein',
  aloneText:
    'Das macht nichts: Alles außer der Gemeinschaft geht auch allein. Um mit anderen zu üben, erstelle einen Code und schick ihnen den Link.',
  invite: 'Jemanden einladen',
}

export const searchText: Translation<typeof english.searchText> = {
  label: 'Name oder Mitgliedsname',
  hint: 'Gib mindestens 2 Zeichen ein.',
  failed: 'Die Suche hat nicht geklappt',
  results: 'Gefundene Menschen',
  none: 'Hier heißt niemand so. Versuch es nur mit den ersten Buchstaben.',
  found: (count) =>
    count === 0
      ? 'Niemand gefunden'
      : plural(count, { one: '1 Person gefunden', other: (people) => `${people} Personen gefunden` }),
}
