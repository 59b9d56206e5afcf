import type * as english from '#features/community/community.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const communityText: Translation<typeof english.communityText> = {
  title: 'Gemeinschaft',
  privacy: 'Privatsphäre',
  people: 'Menschen',
  discover: 'Entdecken',
  search: 'Suchen',
  entries: 'In der Gemeinschaft',
  together: 'Gemeinsam meditieren',
  inMinutes: (minutes) => `in ${minutesInWords(minutes)}`,
  sittingNow: 'gerade wird meditiert',
  noRooms: 'noch keine Räume',
  messages: 'Nachrichten',
  inbox: 'Eingang',
  new: 'etwas Neues',
  nothingNew: 'nichts Neues',
  feed: 'Geteilte Übungen',
  whose: 'Wessen Übungen',
}
