type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => URL }
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

/**
 * Our content policy lets no text become a script except the addresses of our workers, each under a name listed in the
 * server's `headers.ts`. Each policy is created once, when it is first needed.
 */
export function trustedWorkerUrl(
  name: 'strength-worker' | 'import-worker' | 'service-worker',
  url: string,
): () => URL | string {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
  return () => {
    policy ??= trustedTypes?.createPolicy(name, { createScriptURL: () => url })
    return policy?.createScriptURL('') ?? url
  }
}
