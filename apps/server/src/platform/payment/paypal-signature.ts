import { createVerify, X509Certificate } from 'node:crypto'
import { rootCertificates } from 'node:tls'
import { crc32 } from 'node:zlib'
import type { Clock } from '#platform/clock.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import { MessageRefused, ProviderUnreachable } from './payment-provider.ts'

type Deps = {
  outgoing: Outgoing
  clock: Clock
  webhookId: string
  /** The address of the tests' stand-in, which serves its own certificate. */
  standIn: string | undefined
  /** Root certificates in PEM format. By default, those that Node knows. */
  roots?: readonly string[]
}

export type Transmission = { id: string; time: string; signature: string; certUrl: string; algorithm: string }

const fetchTimeoutMs = 2_000
const maxCertificates = 64
const oldestMs = 60 * 60 * 1000
const maxAheadMs = 5 * 60 * 1000

export function transmissionOf(headers: Record<string, string | string[] | undefined>): Transmission {
  const read = (name: string) => {
    const value = headers[`paypal-${name}`]
    if (typeof value !== 'string' || value === '') throw new MessageRefused('it is not signed')
    return value
  }
  return {
    id: read('transmission-id'),
    time: read('transmission-time'),
    signature: read('transmission-sig'),
    certUrl: read('cert-url'),
    algorithm: read('auth-algo'),
  }
}

/**
 * Makes sure that an intercepted message can't be sent again later. The provider signs each of its own repetitions
 * again.
 */
export function refuseOld({ time }: Transmission, now: Date): void {
  const age = now.getTime() - Date.parse(time)
  if (!(age < oldestMs && age > -maxAheadMs)) throw new MessageRefused('it is too old, or from the future')
}

/** Checks signatures with the provider's certificate, which is loaded once. */
export function createSignatureCheck({ outgoing, clock, webhookId, standIn, roots = rootCertificates }: Deps) {
  const trusted = roots.map((pem) => new X509Certificate(pem))
  const cache = new Map<string, X509Certificate[]>()

  const chainAt = async (address: string): Promise<X509Certificate[]> => {
    const { href } = permitted(address, standIn)
    const cached = cache.get(href)
    if (cached) return cached
    const { status, body } = await outgoing
      .request({ provider: 'paypal', url: href, timeoutMs: fetchTimeoutMs, maxBytes: 64 * 1024 })
      .catch((cause: unknown) => {
        throw new ProviderUnreachable('its certificate could not be fetched', { cause })
      })
    if (status !== 200) throw new MessageRefused('there is no certificate at its address')
    const chain = certificatesIn(body.toString('latin1'))
    if (!leadsTo(trusted, chain)) throw new MessageRefused('its certificate is not one that we trust')
    if (cache.size >= maxCertificates) cache.clear()
    cache.set(href, chain)
    return chain
  }

  return async (transmission: Transmission, body: Buffer): Promise<void> => {
    const chain = await chainAt(transmission.certUrl)
    const [leaf] = chain
    if (!leaf || !chain.every((certificate) => isValidAt(certificate, clock.now()))) {
      throw new MessageRefused('its certificate is out of date')
    }
    if (transmission.algorithm !== 'SHA256withRSA') throw new MessageRefused('its signature is of an unknown kind')
    const signed = `${transmission.id}|${transmission.time}|${webhookId}|${crc32(body)}`
    const isGenuine = createVerify('RSA-SHA256')
      .update(signed)
      .verify(leaf.publicKey, Buffer.from(transmission.signature, 'base64'))
    if (!isGenuine) throw new MessageRefused('its signature is wrong')
  }
}

function permitted(address: string, standIn: string | undefined): URL {
  const url = URL.parse(address)
  const isTheirs =
    url?.protocol === 'https:' && url.port === '' && !url.username && /(^|\.)paypal\.com$/.test(url.hostname)
  if (!url || !(isTheirs || (standIn && url.origin === new URL(standIn).origin))) {
    throw new MessageRefused('its certificate is not at the provider’s')
  }
  return url
}

function certificatesIn(text: string): X509Certificate[] {
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    return blocks.slice(0, 5).map((pem) => new X509Certificate(pem))
  } catch (cause) {
    throw new MessageRefused('its certificate cannot be read', { cause })
  }
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Each certificate is issued by the next one, and the last by a trusted root. */
function leadsTo(trusted: readonly X509Certificate[], chain: readonly X509Certificate[]): boolean {
  const isLinked = chain.slice(1).every((issuer, index) => isIssuedBy(chain[index] as X509Certificate, issuer))
  const last = chain.at(-1)
  return (
    isLinked &&
    last !== undefined &&
    trusted.some((root) => root.fingerprint256 === last.fingerprint256 || isIssuedBy(last, root))
  )
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: Date): boolean =>
  validFromDate <= now && now <= validToDate
