import { sharedPageDays, sharePictureSize } from '@sadhana/contract'
import type * as english from '#features/portability/sharing/sharing.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** All texts about sharing, as whole sentences. */
export const sharingText: Translation<typeof english.sharingText> = {
  title: 'Teilen',
  about: 'Du wählst jede Zahl selbst aus. Notizen, Stimmungen und Schlaf lassen sich so nicht teilen.',
  figures: {
    streak: 'Serie',
    'total-time': 'Gesamtzeit',
    favorite: 'Lieblingsübung',
    distribution: 'Verteilung der Übungen',
    'this-week': 'Diese Woche',
    'first-name': 'Mein Vorname',
  },
  values: {
    streak: (days) => plural(days, { one: '1 Tag', other: (count) => `${count} Tage` }),
    distribution: 'nur auf der Seite',
  },
  choose: 'Was du teilst',
  chooseOne: 'Bitte wähle mindestens eine Zahl aus.',
  picture: 'Das Bild mit den Zahlen, die du gewählt hast',
  size: `${sharePictureSize.width} mal ${sharePictureSize.height} Pixel`,
  pictureFailed: 'Wir konnten das Bild nicht zeichnen',
  pictureSafe: 'Deine Zahlen haben sich nicht geändert. Bitte versuch es noch einmal.',
  pictureName: 'sadhana-compass.png',
  sharePicture: 'Bild teilen',
  savePicture: 'Bild speichern',
  makePage: 'Seite erstellen',
  pageHint: `Alle, die den Link haben, können die Seite öffnen. Nach ${sharedPageDays / 7} Wochen endet sie von selbst, und du kannst sie jederzeit zurückziehen.`,
  pageFailed: 'Wir konnten die Seite nicht erstellen',
  isPublic: (date) => `Diese Seite ist bis zum ${date} öffentlich`,
  copyLink: 'Link kopieren',
  copied: 'Der Link liegt in deiner Zwischenablage.',
  shareLink: 'Link teilen',
  allPages: 'Alle geteilten Seiten',

  pages: 'Geteilte Seiten',
  pagesAbout:
    'Was andere von außen über einen Link öffnen können, und sonst nichts. Wie oft das geschieht, zählen wir nicht.',
  pagesFailed: 'Wir konnten deine geteilten Seiten nicht laden',
  pagesSafe: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  noPages: 'Du teilst gerade keine Seite',
  noPagesHint: 'Wenn du auf deiner Übersicht Zahlen teilst, steht die Seite hier, und du kannst sie zurückziehen.',
  toDashboard: 'Zu deiner Übersicht',
  publicUntil: (date) => `Öffentlich bis zum ${date}.`,
  revokedOn: (date) => `Zurückgezogen am ${date}.`,
  endedOn: (date) => `Beendet am ${date}.`,
  open: 'Öffnen',
  openOf: (title) => `Öffnen: ${title}`,
  copyLinkOf: (title) => `Link kopieren: ${title}`,
  revoke: 'Zurückziehen',
  revokeOf: (title) => `Zurückziehen: ${title}`,
  revokeTitle: 'Diese Seite zurückziehen?',
  revokeText:
    'Der Link funktioniert dann sofort nicht mehr, für niemanden. Bilder, die du schon verschickt hast, bleiben, wo sie sind.',
  keep: 'Behalten',
  revoked: 'Die Seite ist nicht mehr öffentlich',
  revokeFailed: 'Wir konnten diese Seite nicht zurückziehen',

  sharedWithYou: 'Mit dir geteilt',
  sharedBy: (name, date) => `Geteilt von ${name} am ${date}`,
  sharedOn: (date) => `Geteilt am ${date}`,
  lastMonth: 'Letzte 30 Tage',
  /** After the number, which is shown large. */
  units: {
    days: (count) => plural(count, { one: 'Tag', other: () => 'Tage' }),
    minutes: (count) => plural(count, { one: 'Minute', other: () => 'Minuten' }),
    hours: 'Stunden',
    sessions: (count) => plural(count, { one: 'Übung', other: () => 'Übungen' }),
  },
  favoriteShare: (sessions, all) =>
    plural(all, { one: 'die einzige Übung', other: (many) => `${wholeNumber(sessions)} von ${many} Übungen` }),
  frozen: (date, end) =>
    `Diese Zahlen und keine anderen. Sie sind vom ${date} und ändern sich nicht. Die Seite kann jederzeit zurückgezogen werden und endet von selbst am ${end}.`,
  whatItIs: 'Sadhana Compass begleitet dich beim Üben der acht Glieder des Yoga. Dazu kommst du mit einer Einladung.',
  join: 'Auf die Warteliste',
  gone: 'Hier ist nichts geteilt',
  goneText: 'Die Seite wurde zurückgezogen, ist zu Ende oder hat nie existiert. Was davon stimmt, sagen wir nicht.',
  whatIsThis: 'Was Sadhana Compass ist',
  home: 'Zum Start',
  loadFailed: 'Wir konnten diese Seite nicht laden',
  loadFailedText: 'Bitte versuch es noch einmal.',
}
