const segment = /^[a-z0-9][a-z0-9.-]*$/

/** A key never climbs out of its folder, whatever made it. */
export function checkKey(key: string): string {
  const segments = key.split('/')
  if (segments.every((part) => segment.test(part) && !part.includes('..'))) return key
  throw new Error(`not a storage key: ${JSON.stringify(key)}`)
}
