import type { Language } from '@sadhana/contract'
import Bowser from 'bowser'

const words: Record<Language, { device: string; app: string; on: string }> = {
  en: { device: 'Unknown device', app: 'Unknown app', on: 'on' },
  de: { device: 'Unbekanntes Gerät', app: 'Unbekannte App', on: 'auf' },
  es: { device: 'Dispositivo desconocido', app: 'App desconocida', on: 'en' },
}

/** For example "Firefox on Linux". The library returns an empty string for what it doesn't recognise. */
export function deviceName(language: Language, userAgent: string | null | undefined): string {
  const { device, app, on } = words[language]
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  if (!browser.name && !os.name) return device
  return [browser.name || app, os.name].filter(Boolean).join(` ${on} `)
}
