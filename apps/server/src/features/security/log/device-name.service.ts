import type { Language } from '@sadhana/contract'
import Bowser from 'bowser'
import { detailsTexts } from '../shared/details.texts.ts'

/** For example "Firefox on Linux". The library returns an empty string for what it doesn't recognise. */
export function deviceName(language: Language, userAgent: string | null | undefined): string {
  const { device, app, on } = detailsTexts[language]
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  if (!browser.name && !os.name) return device
  return [browser.name || app, os.name].filter(Boolean).join(` ${on} `)
}
