import type * as english from '#features/community/people/find.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const discoverText: Translation<typeof english.discoverText> = {
  label: 'Personas por conocer',
  failed: 'No pudimos cargar la lista de personas',
  none: 'No hay personas nuevas por ahora',
  noneText: 'Vuelve otro día o busca a alguien por su nombre.',
  alone: 'Por ahora solo estás tú',
  aloneText:
    'No pasa nada: todo, menos Comunidad, funciona con una sola persona. Para practicar con otras, crea un código y envíales su enlace.',
  invite: 'Invitar a alguien',
}

export const searchText: Translation<typeof english.searchText> = {
  label: 'Nombre o usuario',
  hint: 'Escribe al menos 2 caracteres.',
  failed: 'La búsqueda no funcionó',
  results: 'Personas encontradas',
  none: 'Aquí nadie tiene ese nombre. Prueba solo con las primeras letras.',
  found: (count) =>
    count === 0
      ? 'No encontramos a nadie'
      : plural(count, { one: '1 persona encontrada', other: (people) => `${people} personas encontradas` }),
}
