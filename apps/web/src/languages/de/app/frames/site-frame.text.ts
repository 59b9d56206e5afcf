import type * as english from '#app/frames/site-frame.text.ts'
import type { Translation } from '#intl/translation.ts'

export const siteFrameText: Translation<typeof english.siteFrameText> = {
  label: 'Website',
  limbs: 'Die acht Glieder',
  pricing: 'Preise',
  signIn: 'Anmelden',
  join: 'Auf die Warteliste',
  more: 'Mehr',
  privacy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  noTrackers: 'Keine Tracker, weder hier noch sonst irgendwo in der App.',
  source: 'Quellcode',
  version: (version, commit) => (commit ? `Version ${version} (${commit.slice(0, 7)})` : `Version ${version}`),
}

export const themeText: Translation<typeof english.themeText> = {
  label: 'Farbschema',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
}
