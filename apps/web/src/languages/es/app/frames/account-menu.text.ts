import type * as english from '#app/frames/account-menu.text.ts'
import type { Translation } from '#intl/translation.ts'

export const accountMenuText: Translation<typeof english.accountMenuText> = {
  profile: 'Perfil',
  myPage: 'Mi página',
  settings: 'Ajustes',
  quietMode: 'Modo tranquilo',
  on: 'Sí',
  off: 'No',
  security: 'Seguridad',
  twoFactorOn: 'Dos pasos: sí',
  twoFactorOff: 'Dos pasos: no',
  exportCsv: 'Exportar como CSV',
  helpNow: 'Ayuda ahora',
  logout: 'Cerrar sesión',
}
