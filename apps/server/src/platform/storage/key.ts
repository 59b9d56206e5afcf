const segment = /^[a-z0-9][a-z0-9.-]{0,99}$/

/** Makes sure that a key can't leave its folder. */
export function checkKey(key: string): string {
  const segments = key.split('/')
  if (segments.every((part) => segment.test(part) && !part.includes('..'))) return key
  throw new Error(`not a storage key: ${JSON.stringify(key)}`)
}

/** A folder must end with a slash. Otherwise the files of member 42 would include those of member 421. */
export function checkFolder(folder: string): string {
  if (!folder.endsWith('/')) throw new Error(`not a storage folder: ${JSON.stringify(folder)}`)
  checkKey(folder.slice(0, -1))
  return folder
}
