import type { ClosingTexts } from './closing.emails.en.ts'

const takeIt =
  'Dein Archiv enthält alles, was dir gehört. Es öffnet sich in jedem Browser auch ohne Netz, und eine andere Installation von Sadhana Compass kann es importieren.'
const after = (day: string) =>
  `Ab dem ${day} kann sich hier niemand mehr anmelden, und wir löschen alle Konten. Die letzte Sicherung ist verschlüsselt und wird 30 Tage später vernichtet.`

export const de: ClosingTexts = {
  answer: 'Eine Antwort auf diese E-Mail liest ein Mensch.',
  getArchive: 'Archiv holen',
  archive: {
    subject: 'Dein Archiv ist fertig',
    text: 'Wir haben ein Archiv mit allem vorbereitet, was hier dir gehört. Du kannst es einen Tag lang herunterladen.',
  },
  announced: {
    subject: (day) => `Sadhana Compass schließt am ${day}`,
    paragraphs: (day, host, reason) => [
      `Sadhana Compass auf ${host} schließt am ${day}. Das Team dieser Installation schreibt: „${reason}“`,
      `${takeIt} Du kannst jederzeit eines erstellen und bis zum ${day} herunterladen. Eine Woche davor erstellen wir eines für dich und schreiben noch einmal.`,
      'Wenn du einen laufenden Beitrag hattest, ist er beendet. Es wird nichts mehr abgebucht.',
      after(day),
    ],
  },
  reminder: {
    subject: (day) => `Wir schließen am ${day}: Nimm dein Archiv mit`,
    paragraphs: (day, host) => [
      `Sadhana Compass auf ${host} schließt am ${day}, wie wir schon geschrieben haben. ${takeIt}`,
      after(day),
    ],
  },
  last: {
    subject: (day) => `Dein Archiv, bevor wir am ${day} schließen`,
    paragraphs: (day, host) => [
      `Sadhana Compass auf ${host} schließt am ${day}. Wir haben ein Archiv für dich erstellt, das du bis dahin herunterladen kannst. Wenn du inzwischen weiter übst, kannst du ein neues erstellen.`,
      takeIt,
      after(day),
      'Danke, dass du hier geübt hast.',
    ],
  },
  cancelled: {
    subject: () => 'Sadhana Compass bleibt offen',
    paragraphs: (day, host) => [
      `Wir haben geschrieben, dass Sadhana Compass auf ${host} am ${day} schließt. Es bleibt nun doch offen: Bei dir hat sich nichts geändert, und neue Mitglieder können wieder dazukommen.`,
      'Ein beendeter Beitrag läuft nicht von selbst wieder an.',
    ],
  },
}
