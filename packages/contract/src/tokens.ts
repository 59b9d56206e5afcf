import { z } from 'zod'

/** How long an access token is taken to live when the answer holds a single token and no lifetime. */
export const accessTokenAssumedSeconds = 900
/** An access token counts as expired this long before its expiry. */
export const tokenExpiryMarginSeconds = 30

/** A sign-in that is complete; `expiresIn` is in seconds. */
export const AuthTokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number().positive(),
  user: z.object({ id: z.uuid() }),
})
export type AuthTokens = z.infer<typeof AuthTokens>

/** A sign-in that waits for the second factor. */
export const TwoFactorRequired = z.object({
  requiresTwoFactor: z.literal(true),
  userId: z.uuid(),
  tempToken: z.string(),
})

export const SignInReply = z.union([AuthTokens, TwoFactorRequired])
export type SignInReply = z.infer<typeof SignInReply>

/** Either shape is a success: a full set of tokens, or a single new access token. */
export const RefreshReply = z.union([
  z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1), expiresIn: z.number().positive() }),
  z.object({ token: z.string().min(1) }),
])
export type RefreshReply = z.infer<typeof RefreshReply>
