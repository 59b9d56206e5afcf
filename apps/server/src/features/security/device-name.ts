import Bowser from 'bowser'

/** What a person would call it: "Firefox on Linux". */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name ?? 'An app', os.name].filter(Boolean).join(' on ')
}
