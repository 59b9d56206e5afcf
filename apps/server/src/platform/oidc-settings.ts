import { z } from 'zod'

/** The settings for an identity provider of the operators' own, found by OpenID Connect discovery. */
export const oidcVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be the issuer, such as https://id.example.org/realms/home' })
    .refine((issuer) => !/[?#]/.test(issuer), 'must be the issuer alone, without ? or #')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(40, 'must have 40 characters or fewer').optional(),
  OIDC_SCOPES: z
    .string()
    .regex(/(^|\s)openid(\s|$)/, 'must contain openid')
    .default('openid profile email'),
  OIDC_INVITES: z.stringbool().default(false),
  OIDC_TRUST_MFA: z.stringbool().default(false),
  OIDC_ROLE_CLAIM: z.string().min(1).max(100).optional(),
  OIDC_OPERATORS: z.string().min(1).max(200).optional(),
  OIDC_MODERATORS: z.string().min(1).max(200).optional(),
}
type OidcSettings = z.infer<z.ZodObject<typeof oidcVariables>>

/** Someone on the way could pose as anyone at a provider without https, so that is only for trials. */
export function findOidcProblems(
  { NODE_ENV, OIDC_ISSUER: issuer, ...config }: OidcSettings & { NODE_ENV: string },
  isLoopback: (hostname: string) => boolean,
): string[] {
  const problems: string[] = []
  if (!issuer) return problems
  const { protocol, hostname } = new URL(issuer)
  if (NODE_ENV === 'production' && protocol !== 'https:' && !isLoopback(hostname)) {
    problems.push('OIDC_ISSUER: must be https in production')
  }
  const roles = [config.OIDC_OPERATORS, config.OIDC_MODERATORS].some(Boolean)
  if (roles !== Boolean(config.OIDC_ROLE_CLAIM)) {
    problems.push('OIDC_ROLE_CLAIM: set it together with OIDC_OPERATORS, OIDC_MODERATORS or both, or none of them')
  }
  if (config.OIDC_OPERATORS !== undefined && config.OIDC_OPERATORS === config.OIDC_MODERATORS) {
    problems.push('OIDC_MODERATORS: must differ from OIDC_OPERATORS')
  }
  return problems
}
