import type * as english from '#features/community/feed/feed.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const practice = (name: string, limb: string) => `${limb.toLowerCase()} de ${name}`

export const feedText: Translation<typeof english.feedText> = {
  scopes: { all: 'Todas', following: 'Siguiendo' },
  failed: 'No pudimos cargar estas prácticas',
  moreFailed: 'No pudimos cargar más prácticas',
  showNew: 'Mostrar prácticas nuevas',
  nothing: 'Aquí todo está en calma',
  nothingText:
    'Nadie ha compartido todavía una práctica con todos los miembros. Lo que registras es privado, a menos que lo compartas.',
  log: 'Registrar una práctica',
  none: 'Aún no hay nada compartido',
  noneText: 'Cuando las personas que sigues compartan una práctica, la verás aquí.',
  followsNone: 'Aún no sigues a nadie',
  followsNoneText: 'Cuando sigas a alguien, verás aquí las prácticas que comparta.',
  findPeople: 'Buscar personas',
  practice,
  practiceAt: (name, limb, when) => `${limb} de ${name}, ${when}`,
  forFollowers: (when) => `${when} · Para quienes le siguen`,
  more: (name, limb) => `Más opciones para ${practice(name, limb)}`,
  like: (name, limb) => `Me gusta: ${practice(name, limb)}`,
  likeCounted: (name, limb, likes) =>
    plural(likes, {
      one: `Me gusta: ${practice(name, limb)}, 1 «Me gusta»`,
      other: (count) => `Me gusta: ${practice(name, limb)}, ${count} «Me gusta»`,
    }),
  readMore: 'Leer más',
  readMoreOf: (of) => `Leer más: ${of}`,
  showLess: 'Mostrar menos',
  showLessOf: (of) => `Mostrar menos: ${of}`,
}
