import type * as english from '#app/home/home-tabs.text.ts'
import type { Translation } from '#intl/translation.ts'

export const homeTabsText: Translation<typeof english.homeTabsText> = {
  label: 'Start',
  dashboard: 'Übersicht',
  community: 'Gemeinschaft',
  practice: 'Praxis',
}
