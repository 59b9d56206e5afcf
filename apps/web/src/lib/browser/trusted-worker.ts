type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (url: string) => URL }
}

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

/**
 * Our content policy lets no text become a script but the addresses of our workers, each under a name that `headers.ts`
 * of the server lists. Policies are made when first needed, and only once.
 */
export function trustedWorkerUrl(name: 'strength-worker' | 'import-worker', url: string): () => URL | string {
  let policy: ReturnType<TrustedTypes['createPolicy']> | undefined
  return () => {
    policy ??= trustedTypes?.createPolicy(name, { createScriptURL: () => url })
    return policy?.createScriptURL('') ?? url
  }
}
