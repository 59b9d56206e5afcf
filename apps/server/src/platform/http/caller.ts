import { isIP } from 'node:net'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#platform/caller.ts'
import { followLanguage, rememberLanguage, requestLanguage } from './request-language.ts'

export type BrowserCookie = { name: string; options: CookieSerializeOptions }

const maxAgeSeconds = 90 * 24 * 60 * 60
const maxUserAgentLength = 512

/** Browsers accept the `__Host-` prefix only over https. Plain http is for a developer's own machine. */
export function browserCookieFor(publicUrl: string): BrowserCookie {
  const secure = publicUrl.startsWith('https:')
  return {
    name: secure ? '__Host-browser' : 'browser',
    options: { httpOnly: true, sameSite: 'strict', secure, path: '/', maxAge: maxAgeSeconds },
  }
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, { name, options }: BrowserCookie): Caller {
  const { headers } = request
  return {
    ip: storableAddress(request.ip),
    userAgent: headers['user-agent']?.slice(0, maxUserAgentLength),
    isBrowser: headers.origin !== undefined || headers['sec-fetch-site'] !== undefined,
    browserKey: request.cookies[name],
    keepBrowserKey: (key) => {
      reply.setCookie(name, key, options)
    },
    language: requestLanguage(request),
    rememberLanguage: (language) => rememberLanguage(reply, language),
    followLanguage: (language) => followLanguage(request, reply, language),
  }
}

/** A proxy may send anything, but the database accepts only IP addresses without a zone. */
export function storableAddress(ip: string): string {
  const [address = ''] = ip.split('%')
  return isIP(address) ? address : '0.0.0.0'
}
