/** On a network that hardly answers, what is stored comes first after this time. */
const patienceMs = 4000

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/**
 * The network's answer or, if there is none in time or none that is accepted, what is stored. So whatever happens to
 * the stored files, someone who is online never notices.
 */
export async function networkFirst(
  answer: Promise<Response>,
  isAccepted: (answer: Response) => boolean,
  findStored: () => Promise<Response | undefined>,
): Promise<Response> {
  const accepted = answer.then(
    (response) => (isAccepted(response) ? response : undefined),
    () => undefined,
  )
  return (await Promise.race([accepted, after(patienceMs)])) ?? (await findStored().catch(() => undefined)) ?? answer
}

const types: Record<string, RegExp> = { js: /javascript/, css: /css/, woff2: /woff2|octet-stream/, html: /html/ }

/** False for the pages that networks in hotels and trains send instead of our files. */
export function isOurFile(path: string, { ok, redirected, headers }: Response): boolean {
  const type = types[path.split('.').at(-1) ?? '']
  return ok && !redirected && (!type || type.test(headers.get('content-type') ?? ''))
}
