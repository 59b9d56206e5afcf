import type { ArchivePageTexts } from './archive-page.texts.en.ts'

export const de: ArchivePageTexts = {
  name: 'Archiv von Sadhana Compass',
  print: 'Drucken',
  title: 'Eine Praxis',
  noScript:
    'Diese Seite braucht JavaScript. Ohne JavaScript öffnet jeder Texteditor die Dateien im Ordner data daneben.',
  alone: 'Diese Seite wurde ohne ihren Ordner geöffnet.',
  years: 'Jahre und Bilder',
  search: 'Notizen durchsuchen',
  inside: 'Was in diesem Archiv ist',
  insideText:
    'Neben dieser Seite hat der Ordner data eine Datei für jede Art von Eintrag, mit einem Eintrag je Zeile als JSON, und im Ordner files sind deine Bilder. Um sie in ein anderes Konto zu bringen, öffne dort die Einstellungen, wähle Import und gib ihm das ganze Zip.',
}
