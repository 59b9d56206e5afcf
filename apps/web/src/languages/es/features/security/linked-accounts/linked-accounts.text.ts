import type * as english from '#features/security/linked-accounts/linked-accounts.text.ts'
import type { Translation } from '#intl/translation.ts'

export const linkedText: Translation<typeof english.linkedText> = {
  title: 'Cuentas vinculadas',
  about: 'Solo para iniciar sesión. Leemos tu nombre y tu correo una vez, y nunca publicamos nada.',
  couldNotLoad: 'No pudimos cargar tus cuentas vinculadas',
  couldNotLoadText: 'No han cambiado. Inténtalo de nuevo.',
  notLinked: 'Sin vincular',
  since: (email, day) => (email ? `${email}, desde el ${day}` : `Desde el ${day}`),
  link: 'Vincular',
  unlink: 'Desvincular',
  linkNamed: (provider) => `Vincular ${provider}`,
  unlinkNamed: (provider) => `Desvincular ${provider}`,
  onlyWay: 'Tu forma de entrar.',
  onlyWayWhy: 'Con ella inicias sesión, así que por ahora se queda. Crea antes una contraseña y podrás desvincularla.',
  setPassword: 'Crear una contraseña',
  linked: (provider) => `Ya puedes iniciar sesión con ${provider}`,
  unlinked: (provider) => `${provider} ya no está entre tus cuentas vinculadas`,
  linkFailed: 'No pudimos vincular esta cuenta',
  unlinkFailed: 'No pudimos desvincular esta cuenta',
  tryAgain: 'Inténtalo de nuevo.',
}
