import type * as english from '#app/frames/account-menu.text.ts'
import type { Translation } from '#intl/translation.ts'

export const accountMenuText: Translation<typeof english.accountMenuText> = {
  profile: 'Profil',
  myPage: 'Meine Seite',
  settings: 'Einstellungen',
  quietMode: 'Ruhemodus',
  on: 'An',
  off: 'Aus',
  security: 'Sicherheit',
  twoFactorOn: '2FA an',
  twoFactorOff: '2FA aus',
  exportCsv: 'Als CSV exportieren',
  helpNow: 'Hilfe jetzt',
  logout: 'Abmelden',
}
