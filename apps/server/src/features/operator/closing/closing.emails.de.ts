import type { ClosingTexts } from './closing.emails.en.ts'

const takeIt =
  'Dein Archiv enthält alles, was dir gehört. Du kannst es in jedem Browser auch ohne Netz öffnen, und eine andere Installation von Sadhana Compass kann es importieren.'
const after = (day: string) =>
  `Ab dem ${day} kann sich hier niemand mehr anmelden, und wir löschen alle Konten. Die letzte Sicherung ist verschlüsselt und wird 30 Tage nach der Schließung vernichtet.`

export const de: ClosingTexts = {
  answer: 'Wenn du auf diese E-Mail antwortest, liest das ein Mensch.',
  getArchive: 'Archiv holen',
  archive: {
    subject: 'Dein Archiv ist fertig',
    text: 'Wir haben ein Archiv mit allem vorbereitet, was dir hier gehört. Du kannst es 24 Stunden lang herunterladen.',
  },
  announced: {
    subject: (day) => `Sadhana Compass schließt am ${day}`,
    paragraphs: (day, host, reason) => [
      `Sadhana Compass auf ${host} schließt am ${day}. Das Team dieser Installation schreibt: „${reason}“`,
      `${takeIt} Du kannst jederzeit ein Archiv erstellen und es vor dem ${day} herunterladen. Eine Woche vor diesem Tag erstellen wir eines für dich und schreiben dir noch einmal.`,
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
      `Sadhana Compass auf ${host} schließt am ${day}. Wir haben ein Archiv für dich erstellt, das du vor diesem Tag herunterladen kannst. Wenn du inzwischen weiter übst, kannst du ein neues erstellen.`,
      takeIt,
      after(day),
      'Danke, dass du hier geübt hast.',
    ],
  },
  cancelled: {
    subject: () => 'Sadhana Compass bleibt offen',
    paragraphs: (day, host) => [
      `Wir haben geschrieben, dass Sadhana Compass auf ${host} am ${day} schließt. Es bleibt nun doch offen. Dein Konto und dein Tagebuch sind, wie sie waren, und neue Mitglieder können wieder dazukommen.`,
      'Wenn dein Beitrag beendet wurde, beginnt er nicht von selbst wieder.',
    ],
  },
}
