import type { Page, Response } from '@playwright/test'

/**
 * Collects every string that the API answers with: what members typed, and sentences of the server. `allHeard` waits for
 * the answers that have come: a page may show one before it is read here.
 */
export function listenToApi(page: Page): { said: ReadonlySet<string>; allHeard: () => Promise<unknown> } {
  const said = new Set<string>()
  const underWay = new Set<Promise<void>>()
  const hear = async (response: Response) => {
    if (!/^application\/(problem\+)?json/.test(response.headers()['content-type'] ?? '')) return
    // Leaving a page ends what it had under way.
    const answer: unknown = await response.json().catch(() => undefined)
    for (const text of stringsIn(answer)) said.add(text)
  }
  page.on('response', (response) => {
    const heard: Promise<void> = hear(response).finally(() => underWay.delete(heard))
    underWay.add(heard)
  })
  return { said, allHeard: () => Promise.all(underWay) }
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part)
}
