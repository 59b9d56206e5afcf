import { randomUUID } from 'node:crypto'
import { createAccessTokens } from '../../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { createKeys } from '../../apps/server/src/platform/keys.ts'
import { now } from './moment.ts'

export const secretKey = 'only for the bench: 0123456789abcdefghijklmnopqrstuvwxyz'
export const publicUrl = 'https://compass.example'
export const clock = { now: () => now }

export const tokens = createAccessTokens({
  keys: createKeys({ current: secretKey, previous: undefined }),
  clock,
  publicUrl,
})

export const bearerOf = async (id: string): Promise<string> =>
  `Bearer ${await tokens.issue({ id, sessionId: randomUUID() })}`
