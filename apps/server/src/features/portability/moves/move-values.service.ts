import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { departurePath, importMaxParts, importPartBytes, type MovedThing, movePath } from '@sadhana/contract'
import { isPublicAddress } from '#platform/outgoing/public-address.ts'
import type { RestoredTable } from '../archive/archive-format.service.ts'

/** The origin that a typed address means. Undefined if it can't be the address of an installation. */
export function originOf(typed: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, username, password, origin } = new URL(address)
  const isUsable = (protocol === 'https:' || protocol === 'http:') && !username && !password
  return isUsable && (hostname.includes('.') || hostname.includes(':') || hostname === 'localhost') ? origin : undefined
}

/** Addresses that need no lookup to be known as private. Names are looked up when they are called. */
export function isPlainlyPrivate(origin: string): boolean {
  const hostname = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname)) return !isPublicAddress(hostname)
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** S256 of RFC 7636. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

type AuthorisationRequest = { peer: string; client: string; state: string; verifier: string }

/** The page of the other installation where the member agrees. */
export function departureUrl({ peer, client, state, verifier }: AuthorisationRequest): string {
  const url = new URL(departurePath, peer)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: client + movePath,
    scope: 'archive',
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** The values are after `#`, which browsers send to no server. */
export const returnUrl = (redirectUri: string, answer: { code: string; state: string; iss: string }): string =>
  `${redirectUri}#${new URLSearchParams(answer).toString()}`

export const maxArchiveBytes = importMaxParts * importPartBytes

/** The sizes of the parts in which an archive arrives. */
export const partSizes = (bytes: number): number[] =>
  Array.from({ length: Math.ceil(bytes / importPartBytes) }, (_, number) =>
    Math.min(importPartBytes, bytes - number * importPartBytes),
  )

/** What members call the rows of each table. Null for those that belong to another row. */
export const thingOf: Record<RestoredTable, MovedThing | null> = {
  practice_sessions: 'practices',
  practice_hardships: null,
  meditation_sessions: null,
  session_media: 'pictures',
  mood_entries: 'moods',
  sleep_entries: 'nights',
  practice_pauses: 'pauses',
  sit_presets: 'sits',
  questions: 'questions',
  challenge_participants: 'challenges',
  article_reads: 'articles',
  chat_messages: 'chats',
  timer_settings: 'settings',
  setting_history: 'settings',
  user_preferences: 'settings',
  privacy_settings: 'settings',
  social_connections: 'settings',
  hidden_recommendations: 'settings',
  gentle_offers: 'settings',
  users: null,
}
