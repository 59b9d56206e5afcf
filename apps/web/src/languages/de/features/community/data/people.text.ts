import type * as english from '#features/community/data/people.text.ts'
import type { Translation } from '#intl/translation.ts'

export const peopleText: Translation<typeof english.peopleText> = {
  failed: 'Wir konnten diese Liste nicht laden',
  moreFailed: 'Wir konnten keine weiteren Menschen laden',
  followFailed: 'Das Folgen ließ sich nicht ändern. Bitte versuch es noch einmal.',
  likeFailed: 'Das hat nicht geklappt',
  likeFailedText: '„Gefällt mir“ ließ sich nicht ändern. Bitte versuch es noch einmal.',
}

export const personText: Translation<typeof english.personText> = {
  practices: 'Geteilte Übungen',
  failed: 'Wir konnten diese Seite nicht laden',
  none: 'Noch nichts geteilt',
  noneOfYours: 'Wenn du eine Übung teilst, siehst du sie hier.',
  noneOfTheirs: 'Hier siehst du die Übungen, die diese Person mit dir teilt.',
  unknown: 'Mitglied nicht gefunden',
  unknownText: 'Wir konnten niemanden mit diesem Mitgliedsnamen finden',
  findPeople: 'Menschen finden',
  followsYou: (username) => `@${username} · Folgt dir`,
  social: 'Soziale Medien',
  socialLink: (platform, username) => `${platform}: ${username} (öffnet einen neuen Tab)`,
  edit: 'Profil bearbeiten',
  privacy: 'Privatsphäre',
  more: (name) => `Mehr zu ${name}`,
}
