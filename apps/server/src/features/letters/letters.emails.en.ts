export const en = {
  subject: 'An answer to your letter',
  opening: 'You wrote to us. This is our answer:',
  action: 'See your letters',
  closing: 'If something is still open, please write to us again on the same page.',
}

export type LettersTexts = typeof en
