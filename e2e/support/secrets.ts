import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { BrowserContext } from '@playwright/test'

const file = resolve(import.meta.dirname, '../../test-results/secrets.txt')

/** Fields of requests and replies whose values must not be in any log. */
const secretFields = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'tempToken',
  'code',
  'backupCodes',
  'referralCode',
  'secret',
  'email',
])

const isApi = (url: string) => new URL(url).pathname.startsWith('/api/')

/** Records every secret that this browser sends to the API or gets from it, for the check at the end of the run. */
export function noteSecrets(context: BrowserContext): void {
  context.on('request', (request) => {
    if (isApi(request.url())) note(parse(request.postData() ?? ''))
  })
  context.on('response', (response) => {
    if (!isApi(response.url())) return
    // When a page closes, unread responses are lost.
    response.text().then(
      (text) => note(parse(text)),
      () => {},
    )
  })
}

/** The secrets recorded by all journeys of this run. */
export const notedSecrets = (): string[] => [...new Set(readOrEmpty().split('\n').filter(Boolean))]

function note(body: unknown): void {
  const secrets = secretsIn(body).filter((secret) => secret.length >= 6 && !secret.includes('\n'))
  if (secrets.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${secrets.join('\n')}\n`)
}

function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) =>
    // The code of an error, such as "auth.required", is public.
    secretFields.has(key) && !('message' in body) ? [value].flat().map(String) : secretsIn(value),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readOrEmpty(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
