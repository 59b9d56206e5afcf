import { findProblem, type Finding, ok, type Patient, unchecked, wrong } from './findings.ts'

type Metadata = { issuer?: unknown; end_session_endpoint?: unknown; code_challenge_methods_supported?: unknown }

/** Reads what the operators' own provider says about itself, as a sign-in does. */
export async function checkOidc(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'OIDC_')
  if (problem) return problem
  if (!patient.config) return unchecked('the settings can’t be read')
  const { OIDC_ISSUER: issuer, OIDC_NAME: name, OIDC_INVITES: invites } = patient.config
  if (!issuer) return ok('not set up: members sign in in the other ways')
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const metadata = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(5_000) }).then(
    async (reply) => (reply.ok ? ((await reply.json()) as Metadata) : `it answers ${reply.status}`),
    (error: Error & { cause?: Error }) => error.cause?.message ?? error.message,
  )
  if (typeof metadata === 'string') {
    return wrong(
      `${address} can’t be read (${metadata})`,
      'check OIDC_ISSUER, and that this machine can reach it; the provider’s documentation names the issuer',
    )
  }
  if (metadata.issuer !== issuer) {
    return wrong(
      `the provider calls itself ${String(metadata.issuer)}, so every sign-in is refused`,
      'set OIDC_ISSUER to exactly that, with or without a slash at the end, then restart',
    )
  }
  const methods = metadata.code_challenge_methods_supported
  if (Array.isArray(methods) && !methods.includes('S256')) {
    return wrong('the provider doesn’t support PKCE with S256', 'turn it on there, or use another provider')
  }
  const signOut = metadata.end_session_endpoint ? '' : '; it has no page for signing out'
  return ok(`${name} answers${invites ? ', and stands for the referral code' : ''}${signOut}`)
}
