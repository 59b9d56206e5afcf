import type * as english from '#features/security/verification/change-password.text.ts'
import type { Translation } from '#intl/translation.ts'

export const changePasswordText: Translation<typeof english.changePasswordText> = {
  title: {
    first: 'Passwort festlegen',
    change: 'Passwort ändern',
  },
  fields: {
    current: 'Jetziges Passwort',
    new: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
  },
  changed: {
    title: 'Dein Passwort ist geändert',
    text: 'Deine anderen Geräte haben wir abgemeldet.',
  },
  failed: 'Wir konnten dein Passwort nicht ändern',
}
