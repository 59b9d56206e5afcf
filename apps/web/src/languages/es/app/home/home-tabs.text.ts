import type * as english from '#app/home/home-tabs.text.ts'
import type { Translation } from '#intl/translation.ts'

export const homeTabsText: Translation<typeof english.homeTabsText> = {
  label: 'Inicio',
  dashboard: 'Resumen',
  community: 'Comunidad',
  practice: 'Práctica',
}
