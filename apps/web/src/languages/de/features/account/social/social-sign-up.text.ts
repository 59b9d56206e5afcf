import type * as english from '#features/account/social/social-sign-up.text.ts'
import type { Translation } from '#intl/translation.ts'

export const socialSignUpText: Translation<typeof english.socialSignUpText> = {
  title: 'Noch eine Sache',
  intro: (provider) =>
    `${provider} hat uns gesagt, wer du bist. Hier kennt dich noch niemand, also wäre das ein neues Konto.`,
  from: (email, provider) => (email ? `${email}, von ${provider}` : `Von ${provider}`),
  codeHint: 'Ein Mitglied kann einen für dich erstellen. Er öffnet die Tür für eine Person.',
  submit: 'Konto erstellen',
  failed: {
    title: 'Die Registrierung hat nicht geklappt',
    text: 'Wir konnten kein Konto erstellen. Bitte versuch es noch einmal.',
  },
  member: (provider) =>
    `Schon Mitglied? <signIn>Melde dich an wie gewohnt</signIn> und verknüpf ${provider} dann unter „Kontosicherheit“. Noch kein Code? <waitlist>Auf die Warteliste</waitlist>. Bis du dich entscheidest, speichern wir nichts.`,
  memberOfOurs: (provider) =>
    `Schon Mitglied? <signIn>Melde dich an wie gewohnt</signIn> und verknüpf ${provider} dann unter „Kontosicherheit“. Bis du dich entscheidest, speichern wir nichts.`,
}
