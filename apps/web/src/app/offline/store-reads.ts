import { suggestionsQuery } from '#features/journey/learning/learning.queries.ts'
import { analyticsQuery } from '#features/insight/shared/insight.queries.ts'
import { timerChoicesQuery } from '#features/meditation/shared/timer.queries.ts'
import { bells, keepSounds } from '#features/meditation/sound/kept-sounds.ts'
import { practiceApi } from '#features/practice/shared/practice.queries.ts'
import { usualPracticesQuery } from '#features/practice/usual/usual.queries.ts'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import {
  moodsQuery,
  nightsQuery,
  preferencesQuery,
  wellnessInsightsQuery,
} from '#features/wellness/shared/wellness.queries.ts'
import { ownMain } from '#lib/browser/app-version.ts'
import { browserStorage } from '#lib/browser/browser-storage.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

const key = 'reads-stored'
const everyMs = 12 * 60 * 60_000
const dayMs = 24 * 60 * 60_000
/** How far back the log can be read without a network, in days and in pages. */
const readable = { days: 90, pages: 12 }

onSignOut(() => browserStorage().removeItem(key))

/**
 * Reads what the member may need without a network, twice a day at most, and at once in a new version of the app:
 * answers for the version before may lack something. `stored-answers.ts` stores it on the way.
 */
export async function storeReads(userId: string): Promise<void> {
  const [storedFor, at, storedBy] = (browserStorage().getItem(key) ?? '').split(' ')
  const version = ownMain() ?? ''
  if (storedFor === userId && storedBy === version && Date.now() - Number(at) < everyMs) return
  try {
    // One after the other: no one is waiting, and the server has other things to do.
    await queryClient.fetchQuery(analyticsQuery('last-30-days'))
    await queryClient.fetchQuery(usualPracticesQuery)
    await queryClient.fetchQuery(privacyQuery)
    await queryClient.fetchQuery(timerChoicesQuery)
    await queryClient.fetchQuery(moodsQuery)
    await queryClient.fetchQuery(nightsQuery)
    await queryClient.fetchQuery(preferencesQuery)
    await queryClient.fetchQuery(wellnessInsightsQuery)
    await queryClient.fetchQuery(suggestionsQuery)
    await readLog()
    // A sit without its bell is no sit with a timer. They take 400 kB, once.
    await keepSounds(bells)
    browserStorage().setItem(key, `${userId} ${Date.now()} ${version}`)
  } catch {
    // The next page tries again.
  }
}

async function readLog(): Promise<void> {
  const since = new Date(Date.now() - readable.days * dayMs).toISOString().slice(0, 10)
  let cursor: string | null | undefined
  for (let page = 0; page < readable.pages; page++) {
    const { items, nextCursor } = await practiceApi.list({ query: cursor ? { cursor } : {} })
    if (!nextCursor || (items.at(-1)?.date ?? '') < since) return
    cursor = nextCursor
  }
}
