import type { ThemeChoice } from '#lib/browser/theme.ts'

/** Header and footer of every page that visitors can see. */
export const siteFrameText = {
  label: 'Site',
  limbs: 'The eight limbs',
  pricing: 'Pricing',
  signIn: 'Sign in',
  join: 'Join the waitlist',
  more: 'More',
  privacy: 'Privacy',
  terms: 'Terms',
  noTrackers: 'No trackers, here or anywhere else in the app.',
  source: 'Source code',
  version: (version: string, commit: string | null) =>
    commit ? `Version ${version} (${commit.slice(0, 7)})` : `Version ${version}`,
} as const

const themes: Record<ThemeChoice, string> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
}

export const themeText = { label: 'Theme', themes } as const
