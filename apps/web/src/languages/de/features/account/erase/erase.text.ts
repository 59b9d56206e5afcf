import { localMoment } from '@sadhana/contract'
import type * as english from '#features/account/erase/erase.text.ts'
import { dayAndMonthName, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { deviceZone } from '#lib/time/device-zone.ts'

/** The date of a moment in the reader's zone. A leaving member is signed out, so we don't know their own zone. */
export const dueDay: Translation<typeof english.dueDay> = (moment) =>
  dayAndMonthName(localMoment(new Date(moment), deviceZone() ?? 'UTC').date)

export const eraseText: Translation<typeof english.eraseText> = {
  back: 'Einstellungen',
  title: 'Konto löschen',
  lede: 'Deine Praxis gehört dir: Du kannst sie behalten oder loslassen. So geht das Loslassen.',
  couldNotLoad: 'Wir konnten nicht laden, was das Löschen bedeuten würde',
  goes: {
    title: 'Was endgültig verschwindet',
    log: ['Übungen, Notizen, Schlagwörter, Bilder, Stimmungen, Schlaf', 'Und jede Zahl, die daraus entstanden ist'],
    people: [
      'Deine Seite, wer dir folgt, und deine Übungspartnerschaften',
      'Niemand wird benachrichtigt; du bist einfach nicht mehr da',
    ],
    giving: ['Dein Beitrag', 'Endet sofort bei PayPal; es wird nichts mehr abgebucht'],
    ways: [
      'Jeder Weg, dich anzumelden',
      'Passwort, Passkeys, verknüpfte Konten, Zwei-Faktor-Anmeldung, alle Sitzungen',
    ],
  },
  stays: {
    title: 'Was bleibt, und warum',
    receipts: (count) => [
      plural(count, { one: 'Ein Zahlungsbeleg', other: (many) => `${many} Zahlungsbelege` }),
      'Das Steuerrecht verlangt es. Statt deines Namens steht dort eine zufällige Nummer',
    ],
    reports: ['Was du uns gemeldet hast', 'Es betrifft jemand anderen. Wir behalten es ohne deinen Namen'],
    backups: ['Sicherungskopien', 'Nur für Notfälle. Das Team dieser Installation löscht alte'],
  },
  grace: {
    title: 'Vierzehn Tage Bedenkzeit',
    about: (day) =>
      `Deine Seite verschwindet sofort, alles andere wartet. Wenn du dich vor dem ${day} anmeldest, wird das Löschen gestoppt; mehr brauchst du nicht zu tun.`,
  },
  next: 'Weiter zum Löschen',
  keep: 'Mein Konto behalten',
  proof: {
    title: 'Bist du es?',
    intro: {
      choose: 'Bitte zeig uns noch einmal, dass du es bist.',
      password: 'Noch einmal dein Passwort.',
      passkey: 'Dein Browser fragt nach Fingerabdruck, Gesicht oder PIN.',
      authenticator: 'Gib den 6-stelligen Code aus deiner Authenticator-App ein.',
      'backup-code': 'Gib einen deiner Ersatzcodes ein. Jeder gilt einmal.',
      provider: (name) => `${name} hat bestätigt, dass du es bist. Das gilt fünf Minuten.`,
      sent: (contact) => `Gib den 6-stelligen Code ein, den wir an ${contact} gesendet haben.`,
    },
    none: 'Dein Konto hat weder ein Passwort noch eine bestätigte E-Mail-Adresse oder Telefonnummer. Bitte bestätige zuerst deine E-Mail-Adresse.',
    verify: 'E-Mail bestätigen',
    password: 'Passwort',
    code: 'Bestätigungscode',
    backupCode: 'Ersatzcode',
    read: 'Ich habe gelesen, was verschwindet und was bleibt',
    submit: (day) => `Am ${day} löschen`,
    atOnce: 'Sofort löschen, ohne die vierzehn Tage',
    atOnceHint: 'Du bist umgezogen, also muss hier nichts warten. Danach kann niemand dein Konto zurückholen.',
    submitAtOnce: 'Jetzt löschen',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    otherAccount:
      'Das war ein anderes Konto als das, das du hier verknüpft hast. Bitte versuch es noch einmal mit dem verknüpften.',
    notConfirmed:
      'Wir haben keine Bestätigung bekommen, dass du es bist. Bitte versuch es noch einmal oder wähle einen anderen Weg.',
    signInAgain: (provider) => `Noch einmal mit ${provider} anmelden`,
    others: {
      password: 'Passwort verwenden',
      passkey: 'Passkey verwenden',
      authenticator: 'Authenticator-App verwenden',
      'backup-code': 'Ersatzcode verwenden',
      email: 'Code per E-Mail senden',
      phone: 'Code per SMS senden',
    },
  },
  started: {
    title: (day) => `Am ${day} wird dein Konto gelöscht.`,
    say: 'Du bist überall abgemeldet, und deine Seite ist nicht mehr zu sehen.',
    written: (email) => `Wir haben dir an ${email} geschrieben, damit du es schwarz auf weiß hast.`,
    before: 'Wenn du dich vorher anmeldest, wird nichts gelöscht.',
    leave: 'Gehen',
    stop: 'Anmelden und stoppen',
    thanks: 'Danke, dass du mit uns geübt hast.',
  },
  atOnce: {
    title: 'Dein Konto wird gelöscht.',
    say: 'Du bist überall abgemeldet. In wenigen Minuten ist hier nichts mehr von dir.',
    written: (email) => `Unsere letzte E-Mail, an ${email}, sagt dir, wenn es erledigt ist.`,
  },
  stopped: {
    title: 'Du bist wieder da, also haben wir aufgehört.',
    say: (day) =>
      `Am ${day} sollte dein Konto gelöscht werden. Deine Anmeldung hat das gestoppt, und alles ist da, wo du es gelassen hast: deine Übungen, deine Notizen, deine Menschen.`,
    day: (day) => `Gestoppt an Tag ${day} von 14`,
    toPractice: 'Zu meiner Praxis',
    toArchive: 'Ich wollte nur mein Archiv holen',
    giving:
      'Nur ein Beitrag kommt nicht von selbst zurück; PayPal hat ihn beendet. Falls nicht du das Löschen verlangt hast, <activity>sieh deine Anmeldungen durch</activity> und ändere dein Passwort.',
    signOut: 'Abmelden',
  },
}
