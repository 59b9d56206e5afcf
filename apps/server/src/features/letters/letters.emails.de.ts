import type { LettersTexts } from './letters.emails.en.ts'

export const de: LettersTexts = {
  subject: 'Eine Antwort auf deinen Brief',
  opening: 'Du hast uns geschrieben. Das ist unsere Antwort:',
  action: 'Deine Briefe ansehen',
  closing: 'Wenn noch etwas offen ist, schreib uns bitte in der App unter „Schreib uns“ noch einmal.',
}
