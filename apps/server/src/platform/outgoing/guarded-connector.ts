import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { OutgoingError } from './outgoing-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Finds all addresses of a host. Tests replace it. */
export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

const resolveByDns: Resolve = (hostname, done) => lookup(hostname, { all: true }, done)

type Options = { allowedOrigin: string | undefined; timeoutMs: number; resolve?: Resolve | undefined }

/**
 * Opens connections to public addresses only. A name is resolved once, here, and the address that was checked is the
 * one used, so a second DNS answer changes nothing.
 */
export function guardedConnector({ allowedOrigin, timeoutMs, resolve = resolveByDns }: Options) {
  const guardedLookup: LookupFunction = (hostname, { all }, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [first] = addresses
      const isRefused = !first || addresses.some(({ address }) => !isPublicAddress(address))
      if (isRefused) return callback(new OutgoingError('address_refused'), '', 0)
      return all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
  const connectAnywhere = buildConnector({ timeout: timeoutMs })
  const connectToPublic = buildConnector({ timeout: timeoutMs, lookup: guardedLookup })

  const connect: buildConnector.connector = (options, callback) => {
    const { protocol, hostname, port } = options
    if (new URL(`${protocol}//${options.host ?? `${hostname}:${port}`}`).origin === allowedOrigin) {
      connectAnywhere(options, callback)
      return
    }
    const literal = hostname.replace(/^\[|\]$/g, '')
    // A literal address isn't looked up, so it is checked here.
    if (isIP(literal) && !isPublicAddress(literal)) callback(new OutgoingError('address_refused'), null)
    else connectToPublic(options, callback)
  }
  return connect
}
