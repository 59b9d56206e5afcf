import type * as english from '#features/practice/pictures/pictures-field.text.ts'
import type { Translation } from '#intl/translation.ts'

export const picturesFieldText: Translation<typeof english.picturesFieldText> = {
  label: 'Bilder',
  add: 'Bilder hinzufügen',
  hint: 'Bis zu vier. Wer diese Übung sieht, sieht auch die Bilder, und wer nichts sehen kann, bekommt deine Beschreibung vorgelesen. Ort und Kameradaten bleiben auf diesem Gerät.',
  full: 'Das sind alle vier.',
  tooMany: 'Eine Übung hat Platz für vier Bilder. Die übrigen haben wir weggelassen.',
  unreadable: 'Wir konnten dieses Bild nicht lesen. Bitte wähle ein JPEG, PNG oder WebP.',
  caption: (number) => `Was Bild ${number} zeigt`,
  remove: (number) => `Bild ${number} entfernen`,
  failed: 'Die Bilder sind nicht angekommen',
  practiceIsSafe: 'Deine Übung ist gespeichert.',
  tryLater: 'Du kannst sie auch hinzufügen, wenn du die Übung bearbeitest',
}
