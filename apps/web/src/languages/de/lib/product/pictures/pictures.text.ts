import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/pictures/pictures.text.ts'

export const picturesText: Translation<typeof english.picturesText> = {
  row: (of) => `Bilder: ${of}`,
  open: (name) => `${name} öffnen`,
  unnamed: (number, count) => (count === 1 ? 'Bild' : `Bild ${number} von ${count}`),
  lost: 'Wir konnten dieses Bild nicht laden',
  title: 'Bild',
  place: (number, count) => `Bild ${number} von ${count}`,
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
}
