import type * as english from '#features/security/linked-accounts/linked-accounts.text.ts'
import type { Translation } from '#intl/translation.ts'

export const linkedText: Translation<typeof english.linkedText> = {
  title: 'Verknüpfte Konten',
  about: 'Nur zum Anmelden. Wir lesen einmal deinen Namen und deine E-Mail-Adresse und posten nie etwas.',
  couldNotLoad: 'Wir konnten deine verknüpften Konten nicht laden',
  couldNotLoadText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  notLinked: 'Nicht verknüpft',
  since: (email, day) => (email ? `${email}, seit dem ${day}` : `Seit dem ${day}`),
  link: 'Verknüpfen',
  unlink: 'Trennen',
  linkNamed: (provider) => `${provider} verknüpfen`,
  unlinkNamed: (provider) => `${provider} trennen`,
  onlyWay: 'Dein Weg hinein.',
  onlyWayWhy: 'So meldest du dich an, deshalb bleibt es vorerst. Leg zuerst ein Passwort fest, dann kann es weg.',
  setPassword: 'Passwort festlegen',
  linked: (provider) => `Du kannst dich jetzt mit ${provider} anmelden`,
  unlinked: (provider) => `${provider} ist nicht mehr verknüpft`,
  linkFailed: 'Wir konnten dieses Konto nicht verknüpfen',
  unlinkFailed: 'Wir konnten dieses Konto nicht trennen',
  tryAgain: 'Bitte versuch es noch einmal.',
}
