import type * as english from '#features/handbook/handbook.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const handbookPageText: Translation<typeof english.handbookPageText> = {
  title: 'Manual',
  back: 'Volver al inicio',
  sections: 'Secciones',
  place: (section, of) => `Sección ${section} de ${of}`,
  next: 'Sección siguiente',
  tip: 'Consejo: ',
  search: 'Buscar en este manual',
  clear: 'Borrar la búsqueda',
  searching: 'Buscando…',
  results: (words, places, sections) =>
    plural(sections, {
      one: plural(places, {
        one: `«${words}» aparece 1 vez, en 1 sección`,
        other: (count) => `«${words}» aparece ${count} veces, en 1 sección`,
      }),
      other: (number) => `«${words}» aparece ${places} veces, en ${number} secciones`,
    }),
  none: (words) => `Aquí no hay nada sobre «${words}»`,
  noneHint: 'Este manual explica la app. Sobre las ramas en sí, mira en Aprender.',
  learning: 'Abrir Aprender',
}
