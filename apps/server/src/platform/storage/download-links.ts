import type { Clock } from '#platform/clock.ts'
import { keyedHash, type Keys, sameBytes } from '#platform/keys.ts'

export const downloadPath = '/api/downloads/'

type Link = { key: string; name: string; expires: string; signature: string }

export type DownloadLinks = {
  create: (key: string, download: { name: string; seconds: number }) => string
  /** True if we made this link and it has not expired. */
  isValid: (link: Link) => boolean
}

/**
 * Links to files that the API serves itself. Anyone who has a link can download the file, so it is for one file only
 * and soon expires.
 */
export function createDownloadLinks({ publicUrl, keys, clock }: { publicUrl: string; keys: Keys; clock: Clock }) {
  const ring = keys.of('download-link')
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  const links: DownloadLinks = {
    create: (key, download) => {
      const name = checkName(download.name)
      const expires = String(seconds() + download.seconds)
      const signature = sign(ring.current, { key, name, expires }).toString('base64url')
      return new URL(`${downloadPath}${key}?${new URLSearchParams({ name, expires, signature }).toString()}`, publicUrl)
        .href
    },
    isValid: ({ signature, ...link }) => {
      const signatureBytes = Buffer.from(signature, 'base64url')
      return (
        Number(link.expires) > seconds() && ring.all.some((secret) => sameBytes(sign(secret, link), signatureBytes))
      )
    },
  }
  return links
}

const sign = (secret: Buffer, { key, name, expires }: Omit<Link, 'signature'>): Buffer =>
  keyedHash(secret, JSON.stringify([key, name, expires]))

/** Allows only names that need no quoting in a header. */
function checkName(name: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name)) return name
  throw new Error(`not a name for a download: ${JSON.stringify(name)}`)
}

export const dispositionOf = (name: string): string => `attachment; filename="${checkName(name)}"`
