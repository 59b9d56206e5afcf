/** Letters and digits that don't look alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const backupCodeCount = 10
/** 60 bits as three groups of four: `7QK4-M2XD-9RTA`. */
export const randomBytesOfBackupCode = 12

export const formatBackupCode = (random: Uint8Array): string =>
  Array.from(
    random,
    (byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet.charAt(byte % alphabet.length)}`,
  ).join('')

/** Ignores spaces, dashes and case, and reads O as 0 and I or L as 1. */
export const normaliseBackupCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
