import { z } from 'zod'
import { ownerErrors, ownerProof } from '../account/owner-proof.ts'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'
import { tokenScopes } from '../http/token-scopes.ts'

export const accessTokenNameMaxLength = 60
export const maxAccessTokens = 20
/** How long a token may live. */
export const accessTokenLives = ['30-days', '6-months', '1-year'] as const
export type AccessTokenLife = (typeof accessTokenLives)[number]

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(tokenScopes)),
  createdAt: z.iso.datetime(),
  /** From then on it is refused. It stays in the list for 30 days. */
  expiresAt: z.iso.datetime(),
  /** To the minute. Null until it is first used. */
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedIp: z.string().nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>

export const NewAccessToken = z.object({
  name: z
    .string('Please give it a name')
    .trim()
    .min(1, 'Please give it a name')
    .max(accessTokenNameMaxLength, 'Please keep the name to 60 characters or fewer'),
  scopes: z
    .array(z.enum(tokenScopes))
    .min(1, 'Please choose what it may do')
    .max(tokenScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Please name each scope once'),
  life: z.enum(accessTokenLives),
})
export type NewAccessToken = z.infer<typeof NewAccessToken>

/** The token itself is in this reply only. We store its hash. */
export const MadeAccessToken = AccessToken.extend({ token: z.string() })

export const accessTokenRoutes = defineRoutes({
  accessTokens: {
    method: 'GET',
    path: '/api/security/access-tokens',
    summary: 'List your access tokens, newest first.',
    access: 'member',
    reply: z.array(AccessToken),
    errors: [],
  },
  createAccessToken: {
    method: 'POST',
    path: '/api/security/access-tokens',
    summary:
      'Create an access token. It is shown once. For the scope `export`, send your password, or a code if you have none, unless you signed in less than five minutes ago.',
    access: 'member',
    body: NewAccessToken.extend(ownerProof),
    reply: MadeAccessToken,
    errors: ['security.tokens_full', ...ownerErrors],
    limit: { max: 20, seconds: 3_600 },
  },
  revokeAccessToken: {
    method: 'DELETE',
    path: '/api/security/access-tokens/:id',
    summary: 'Revoke an access token. It stops working at once.',
    access: 'member',
    params: byId,
    reply: z.null(),
    errors: ['security.token_not_found'],
    limit: { max: 60, seconds: 60 },
  },
})
