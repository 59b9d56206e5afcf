/** The IANA name of this device's time zone; undefined if the browser can't tell. */
export const deviceZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
