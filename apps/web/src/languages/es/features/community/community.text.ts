import type * as english from '#features/community/community.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const communityText: Translation<typeof english.communityText> = {
  title: 'Comunidad',
  privacy: 'Ajustes de privacidad',
  people: 'Personas',
  discover: 'Descubrir',
  search: 'Buscar',
  entries: 'En Comunidad',
  together: 'Meditar en grupo',
  inMinutes: (minutes) => `en ${minutesInWords(minutes)}`,
  sittingNow: 'meditando ahora',
  noRooms: 'aún no hay salas',
  messages: 'Mensajes',
  inbox: 'Bandeja',
  new: 'algo nuevo',
  nothingNew: 'nada nuevo',
  feed: 'Prácticas compartidas',
  whose: 'De quién son las prácticas',
}
