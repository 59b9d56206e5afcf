import { expect, test } from 'vitest'
import { isNews } from './feed-news.rules.ts'

const at = (id: string, minute: number) => ({ id, loggedAt: `2026-03-12T06:${minute}:00.000Z` })

test.each([
  ['nothing was asked for yet', undefined, at('a', 10), false],
  ['nothing is shared', null, null, false],
  ['the first session comes into an empty feed', at('a', 10), null, true],
  ['the list begins with the latest', at('a', 10), at('a', 10), false],
  ['somebody shared since', at('b', 20), at('a', 10), true],
  ['the first of the list was taken back', at('a', 10), at('b', 20), false],
])('when %s, there is news: %o %o %s', (_, latest, first, news) => {
  expect(isNews(latest, first)).toBe(news)
})
