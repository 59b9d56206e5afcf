import { username, usernameMaxLength } from '@sadhana/contract'

const digits = 6

/** A generated username: as much of the person's name as fits, and a number. */
export function madeUsername(displayName: string, random: () => number): string {
  const number = String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')
  const words = displayName
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, usernameMaxLength - digits - 1)
  const made = username.safeParse(`${words}-${number}`)
  return made.success ? made.data : `member-${number}`
}
