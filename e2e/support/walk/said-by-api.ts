import type { Page } from '@playwright/test'

/** Collects every string that the API answers with: what members typed, and sentences of the server. */
export function listenToApi(page: Page): ReadonlySet<string> {
  const said = new Set<string>()
  page.on('response', async (response) => {
    if (!/^application\/(problem\+)?json/.test(response.headers()['content-type'] ?? '')) return
    // Leaving a page ends what it had under way.
    const answer: unknown = await response.json().catch(() => undefined)
    for (const text of stringsIn(answer)) said.add(text)
  })
  return said
}

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* stringsIn(part)
}
