import type * as english from '#features/referral/referral.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const referralText: Translation<typeof english.referralText> = {
  title: 'Deine Codes',
  generate: 'Code erstellen',
  generated: 'Dein neuer Code ist da',
  generateFailed: 'Wir konnten keinen Einladungscode erstellen',
  copy: 'Link kopieren',
  copyOf: (code) => `Link kopieren für ${code}`,
  copied: 'Kopiert',
  copiedOf: (code) => `Link für ${code} kopiert`,
  copyFailed: 'Das Kopieren hat nicht geklappt',
  copyFailedText: (link) => `Bitte kopiere ihn selbst: ${link}`,
  share: 'Teilen',
  shareOf: (code) => `Teilen: ${code}`,
  shareText: 'Komm und üb mit mir auf Sadhana Compass.',
  made: (date, daysLeft) =>
    daysLeft === 0
      ? `Erstellt am ${date}, gilt noch heute`
      : plural(daysLeft, {
          one: `Erstellt am ${date}, gilt noch 1 Tag`,
          other: (days) => `Erstellt am ${date}, gilt noch ${days} Tage`,
        }),
  used: 'Eingelöst',
  usedOn: (date) => `Eingelöst am ${date}`,
  usedOnBy: (date, name) => `Eingelöst am ${date} von ${name}`,
  expired: 'Abgelaufen',
  expiredOn: (date) => `Ungenutzt abgelaufen am ${date}`,
  empty: 'Noch keine Codes',
  emptyText: 'Erstelle einen und schick ihn jemandem, mit dem du gern üben würdest.',
  hint: 'Kopiert wird der ganze Link, fertig zum Verschicken. Jeder Code ist für eine Person.',
  month: 'Codes in diesem Monat',
  of: (limit) => `von ${limit}`,
  countGenerated: 'Erstellt',
  countUsed: 'Eingelöst',
  restarts: (date) => `Am ${date} wird neu gezählt.`,
  limitReached: (limit, date) =>
    `Du hast alle ${limit} Codes für diesen Monat erstellt. Ab dem ${date} kannst du neue erstellen.`,
  loadFailed: 'Wir konnten deine Codes nicht laden',
  loadFailedText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
}
