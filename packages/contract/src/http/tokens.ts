import { z } from 'zod'

/** The assumed lifetime of an access token if the reply is a single token without a lifetime. */
export const accessTokenAssumedSeconds = 900
/** An access token counts as expired this long before it really is. */
export const tokenExpiryMarginSeconds = 30

/** A completed sign-in. `expiresIn` is in seconds. */
export const AuthTokens = z.object({
  token: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number().positive(),
  user: z.object({ id: z.uuid() }),
  /** If this sign-in has stopped an erasure: when the erasure would have happened. */
  erasureWasDueAt: z.iso.datetime().optional(),
})
export type AuthTokens = z.infer<typeof AuthTokens>

const rest = {
  refreshToken: z.string().min(1),
  expiresIn: z.number().positive(),
  user: AuthTokens.shape.user.optional(),
  erasureWasDueAt: AuthTokens.shape.erasureWasDueAt,
}

/** A completed sign-in in every form that clients accept: the token under either name, with or without the user. */
export const AcceptedAuthTokens = z.union([
  z.object({ token: z.string().min(1), ...rest }),
  z
    .object({ accessToken: z.string().min(1), ...rest })
    .transform(({ accessToken: token, ...others }) => ({ token, ...others })),
])

/** A sign-in that still needs two-factor authentication. */
export const TwoFactorRequired = z.object({
  requiresTwoFactor: z.literal(true),
  userId: z.uuid(),
  tempToken: z.string(),
  /** True if one of the member's passkeys can replace the code. */
  hasPasskey: z.boolean().optional(),
})

export const SignInReply = z.union([AuthTokens, TwoFactorRequired])
export type SignInReply = z.infer<typeof SignInReply>

/** Either a full set of tokens, or a single new access token. */
export const RefreshReply = z.union([
  z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1), expiresIn: z.number().positive() }),
  z.object({ token: z.string().min(1) }),
])
export type RefreshReply = z.infer<typeof RefreshReply>
