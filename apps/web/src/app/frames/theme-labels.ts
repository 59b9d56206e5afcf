import type { ThemeChoice } from '#lib/browser/theme.ts'

export const themeLabels: Record<ThemeChoice, string> = {
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
}
