import { useSyncExternalStore } from 'react'
import { browserStorage } from './browser-storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

export const themeKey = 'theme'
const storage = browserStorage()
const listeners = new Set<() => void>()

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((choice) => choice === value)

function readChoice(): ThemeChoice {
  const stored = storage.getItem(themeKey)
  return isThemeChoice(stored) ? stored : 'system'
}

const systemPrefersDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function applyTheme() {
  const choice = readChoice()
  const theme = choice === 'system' ? (systemPrefersDark().matches ? 'dark' : 'light') : choice
  document.documentElement.dataset['theme'] = theme
  paintBrowserFrame(choice)
}

/** The colour of the browser's own bar follows the system through `media`. The member's choice has to override that. */
function paintBrowserFrame(choice: ThemeChoice) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const theme = meta.dataset['for']
    meta.media = choice === 'system' ? `(prefers-color-scheme: ${theme})` : choice === theme ? 'all' : 'not all'
  }
}

export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') storage.removeItem(themeKey)
  else storage.setItem(themeKey, choice)
  applyTheme()
  listeners.forEach((listener) => listener())
}

/** Follows the system and the other tabs as long as the page is open. `boot.js` takes care of the first paint. */
export function followTheme() {
  applyTheme()
  systemPrefersDark().addEventListener('change', applyTheme)
  window.addEventListener('storage', applyTheme)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useThemeChoice = () => useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
