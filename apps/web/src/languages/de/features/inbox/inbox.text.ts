import type * as english from '#features/inbox/inbox.text.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

export const inboxText: Translation<typeof english.inboxText> = {
  title: 'Eingang',
  community: 'Gemeinschaft',
  settings: 'Was dich erreicht',
  failed: 'Wir konnten deinen Eingang nicht laden',
  empty: 'Noch hat dich nichts erreicht',
  emptyText: 'Nachrichten, Anfragen, Räume, die dir offenstehen, neue Steine und unsere Antworten findest du hier.',
  today: 'Heute',
  earlier: 'Früher',
  isNew: ', neu',
  clears:
    'Wenn du diese Seite öffnest, verschwindet der Punkt. Hier wird nichts gezählt, und niemand erfährt, was du gesehen hast.',
  message: (name) => `${name} hat dir geschrieben`,
  messageText: 'Öffne das Gespräch, um es zu lesen',
  followRequest: (name) => `${name} möchte dir folgen`,
  followRequestText: 'Nimm an oder lehn ab, wann es dir passt',
  buddyInvitation: (name) => `${name} wünscht sich eine Übungspartnerschaft mit dir`,
  buddyInvitationText: 'Ihr seht voneinander, ob ein Tag Übung oder Ruhe hatte',
  quietWord: (name) => `Ein stiller Gruß von ${name}`,
  quietWordText: 'Er liegt bei deiner Begleitung',
  placeKept: 'Ein Platz ist für dich reserviert',
  room: (name) => `${name} hat einen Raum für dich geöffnet`,
  roomToday: (room, time) => `${room}, heute um ${oClock(time)}`,
  roomOn: (room, day, time) => `${room}, ${day}, um ${oClock(time)}`,
  achievement: (name) => `Ein Stein für dich: ${name}`,
  achievementQuietly: 'Ein Stein für dich',
  answer: 'Wir haben dir geantwortet',
  answerText: (day) => `Du hast am ${day} geschrieben`,
}

export const waysText: Translation<typeof english.waysText> = {
  title: 'Was dich erreicht',
  failed: 'Wir konnten nicht laden, was dich erreicht',
  quiet: 'Während deiner Ruhezeiten warten Push und E-Mail, bis sie vorbei sind.',
  email: 'E-Mails kommen höchstens einmal am Tag. Weder sie noch Push-Nachrichten nennen Namen.',
  where: 'Push-Nachrichten kommen auf die Geräte, auf denen du sie erlaubt hast.',
  whereLink: 'Ruhezeiten und Geräte',
  caption: 'Wie dich jede Art erreicht',
  kind: 'Art',
  kinds: {
    messages: 'Nachrichten',
    'follow-requests': 'Anfragen zum Folgen',
    rooms: 'Einladungen in einen Raum',
    buddies: 'Übungspartnerschaften und stille Grüße',
    achievements: 'Meilensteine',
    letters: 'Antworten von uns',
  },
  ways: { inApp: 'In der App', push: 'Push', email: 'E-Mail' },
  tick: (kind, way) => `${kind}: ${way}`,
  silent: 'Ist bei einer Art nichts angekreuzt, bleibt sie still. E-Mails zur Sicherheit kommen immer.',
  saveFailed: 'Wir konnten das nicht speichern',
}
