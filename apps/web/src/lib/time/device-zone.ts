/** The IANA name of the zone this device is in; undefined where the browser cannot tell. */
export const deviceZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone || undefined
