import type * as english from '#features/community/data/people.text.ts'
import type { Translation } from '#intl/translation.ts'

export const peopleText: Translation<typeof english.peopleText> = {
  failed: 'No pudimos cargar esta lista',
  moreFailed: 'No pudimos cargar más personas',
  followFailed: 'No pudimos cambiar a quién sigues. Inténtalo de nuevo.',
  likeFailed: 'No funcionó',
  likeFailedText: 'No pudimos cambiar tu «Me gusta». Inténtalo de nuevo.',
}

export const personText: Translation<typeof english.personText> = {
  practices: 'Prácticas compartidas',
  failed: 'No pudimos cargar esta página',
  none: 'Aún no hay nada compartido',
  noneOfYours: 'Cuando compartas una práctica, la verás aquí.',
  noneOfTheirs: 'Aquí verás las prácticas que comparta contigo.',
  unknown: 'No encontramos a este miembro',
  unknownText: 'No hay nadie con este nombre de usuario',
  findPeople: 'Buscar personas',
  followsYou: (username) => `@${username} · Te sigue`,
  social: 'Redes sociales',
  socialLink: (platform, username) => `${platform}: ${username} (se abre en otra pestaña)`,
  edit: 'Editar perfil',
  privacy: 'Ajustes de privacidad',
  more: (name) => `Más opciones para ${name}`,
}
