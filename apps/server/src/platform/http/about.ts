import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { createKeys } from '#platform/keys.ts'
import { readRelease } from '#platform/release.ts'
import { isProbe, probeHeader, type ProbeState } from './probe.ts'

/** Adds the pages that say what is running and where to report a vulnerability. */
export function addAbout(app: FastifyInstance, config: Config): void {
  const release = readRelease()
  const keys = createKeys({ current: config.SECRET_KEY, previous: config.SECRET_KEY_PREVIOUS })

  app.get('/healthz', { schema: { hide: true } }, (request, reply) =>
    reply.send({
      status: 'alive',
      ...release,
      ...(isProbe(keys, request.headers[probeHeader]) && { seen: seenBy(request) }),
    }),
  )

  const { OPERATOR_EMAIL: contact, PUBLIC_URL: publicUrl } = config
  if (!contact) return
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText({ contact, publicUrl }, new Date())),
  )
}

const seenBy = ({ ip, ips, socket }: FastifyRequest): ProbeState => ({
  peer: socket.remoteAddress ?? '',
  caller: ip,
  // The first address in the list is the peer. If there are more, the peer was trusted.
  believed: (ips?.length ?? 0) > 1,
})

const halfAYearMs = 180 * 24 * 60 * 60 * 1000

/** The format of RFC 9116. */
const securityText = ({ contact, publicUrl }: { contact: string; publicUrl: string }, now: Date) =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date(now.getTime() + halfAYearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    '',
  ].join('\n')
