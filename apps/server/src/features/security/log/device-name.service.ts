import Bowser from 'bowser'

/** For example "Firefox on Linux". The library returns an empty string for what it doesn't recognise. */
export function deviceName(userAgent: string | null | undefined): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  if (!browser.name && !os.name) return 'Unknown device'
  return [browser.name || 'Unknown app', os.name].filter(Boolean).join(' on ')
}
