import type { AccountTexts } from './account.emails.en.ts'

export const de: AccountTexts = {
  reset: {
    subject: 'Setz dein Passwort zurück',
    text: 'Jemand hat uns gebeten, dein Passwort zurückzusetzen. Der Link in dieser E-Mail funktioniert einmal und gilt 30 Minuten. Wenn er sich nicht öffnet, wähle auf der Anmeldeseite „Passwort vergessen?“, dann „Ich habe schon einen Code“, und füge das hier ein:',
    action: 'Neues Passwort wählen',
    closing: 'Wenn du das nicht warst, musst du nichts tun. Dein Passwort bleibt, wie es ist.',
  },
  erasureBegun: {
    subject: (day) => `Dein Konto wird am ${day} gelöscht`,
    paragraphs: (day) => [
      'Du hast uns gebeten, dein Konto zu löschen. Deine Seite ist schon nicht mehr zu sehen, und du bist überall abgemeldet. Wenn du einen laufenden Beitrag hattest, ist er beendet.',
      'Du hast vierzehn Tage, um es dir anders zu überlegen. Dafür genügt es, dich anzumelden.',
      `Wenn du nichts tust, wird am ${day} alles gelöscht: Übungen, Notizen, Stimmungen, Schlaf und alle Wege, dich anzumelden. Belege bleiben ohne deinen Namen erhalten, weil das Gesetz es verlangt.`,
      'Wenn du ein Archiv erstellt hast, kannst du es 24 Stunden lang herunterladen, nachdem es fertig war.',
    ],
    action: 'Anmelden und das Löschen stoppen',
    closing:
      'Du hast nicht darum gebeten? Melde dich jetzt an und ändere dein Passwort; auch damit ist das Löschen gestoppt.',
  },
  erased: {
    subject: 'Dein Konto ist gelöscht',
    paragraphs: (askedOn) => [
      `Wir haben dein Konto gelöscht, wie du uns am ${askedOn} gebeten hast: deine Einträge, deine Dateien und alle Wege, dich anzumelden.`,
      'Das ist unsere letzte E-Mail an dich. Auch die Adresse, an die sie ging, ist gelöscht.',
    ],
    closing: 'Möge deine Praxis gut weitergehen, wo auch immer.',
  },
}
