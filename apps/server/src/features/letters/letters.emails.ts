import type { Email } from '#platform/mail/email.ts'

/** An empty line starts a new paragraph. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The email doesn't quote the letter, which may contain things that don't belong in an inbox. */
export const answerEmail = (answer: string, publicUrl: string): Email => ({
  paragraphs: ['You wrote to us. This is our answer:', ...paragraphsOf(answer)],
  action: { label: 'See your letters', url: new URL('/settings/letters', publicUrl).href },
  closing: 'If something is still open, please write to us again on the same page.',
})
