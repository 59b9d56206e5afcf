import Bowser from 'bowser'

/** What a person would call it: "Firefox on Linux". The library names what it does not know with an empty text. */
export function deviceName(userAgent: string | null | undefined): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent) : { browser: {}, os: {} }
  if (!browser.name && !os.name) return 'Unknown device'
  return [browser.name || 'An app', os.name].filter(Boolean).join(' on ')
}
