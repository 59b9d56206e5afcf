import { type Limb, limbs } from '@sadhana/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Practised, type ShelvedArticle, suggest } from './suggestions.rules.ts'

const shelved = (slug: string, changes: Partial<ShelvedArticle> = {}): ShelvedArticle => ({
  slug,
  title: slug,
  standfirst: '',
  category: 'practice',
  limbType: slug.split('-')[0] as Limb,
  difficulty: slug.endsWith('2') ? 'intermediate' : 'beginner',
  readTime: 4,
  order: Number(slug.at(-1)),
  startedAt: null,
  readAt: null,
  ...changes,
})

const slugs = limbs.flatMap((limb) => [`${limb}-2`, `${limb}-1`])

/** Two articles for each limb, the harder one first. `progress` says which were started or read, and when. */
const library = (progress: { started?: Record<string, string>; read?: Record<string, string> } = {}) =>
  slugs.map((slug) =>
    shelved(slug, { startedAt: progress.started?.[slug] ?? null, readAt: progress.read?.[slug] ?? null }),
  )

const nothing: Practised = { shifts: [], lately: [] }
const shift = (limbType: Limb, sessions: number, before = 'restless', after = 'calm') =>
  ({ limbType, sessions, before, after }) as Practised['shifts'][number]

const shown = (articles: readonly ShelvedArticle[], practised: Practised) =>
  suggest(articles, practised).map(({ slug, reason }) => `${slug}: ${reason.kind}`)

const practised: Practised = {
  shifts: [shift('asana', 9), shift('dhyana', 12), shift('pratyahara', 1), shift('pranayama', 5, 'tired', 'focused')],
  lately: [
    { limbType: 'asana', sessions: 2 },
    { limbType: 'pranayama', sessions: 5 },
  ],
}

test.each<[what: string, library: ShelvedArticle[], practised: Practised, shown: string[]]>([
  [
    'a newcomer begins at the first limb, with what is easiest',
    library(),
    nothing,
    limbs.slice(0, 6).map((limb) => `${limb}-1: beginning`),
  ],
  [
    'least practised, practised lately, the common shift, then limbs never practised',
    library(),
    practised,
    [
      'pratyahara-1: least-practised',
      'pranayama-1: practised-lately',
      'dhyana-1: shift',
      'yamas-1: not-practised',
      'niyamas-1: not-practised',
      'dharana-1: not-practised',
    ],
  ],
  [
    'what was started comes first, and only the latest of it',
    library({ started: { 'samadhi-2': '2026-03-01', 'dhyana-1': '2026-03-02' } }),
    practised,
    [
      'dhyana-1: started',
      'pratyahara-1: least-practised',
      'pranayama-1: practised-lately',
      'yamas-1: not-practised',
      'niyamas-1: not-practised',
      'dharana-1: not-practised',
    ],
  ],
  [
    'what was read makes room for the second article of its limb',
    library({ read: { 'pratyahara-1': '2026-03-01' } }),
    practised,
    [
      'pratyahara-2: least-practised',
      'pranayama-1: practised-lately',
      'dhyana-1: shift',
      'yamas-1: not-practised',
      'niyamas-1: not-practised',
      'dharana-1: not-practised',
    ],
  ],
  [
    'second articles wait until each limb with something unread is there',
    library({ read: Object.fromEntries(slugs.slice(4).map((slug) => [slug, '2026-03-01'])) }),
    practised,
    [
      'yamas-1: not-practised',
      'niyamas-1: not-practised',
      'yamas-2: unread',
      'niyamas-2: unread',
      'asana-2: again',
      'asana-1: again',
    ],
  ],
  [
    'when everything is read, what was read longest ago comes back',
    library({ read: Object.fromEntries(slugs.map((slug, at) => [slug, `2026-03-${30 - at}`])) }),
    practised,
    slugs
      .toReversed()
      .slice(0, 6)
      .map((slug) => `${slug}: again`),
  ],
  [
    'one limb is both the most and the least, and is not called least',
    library(),
    { shifts: [shift('asana', 3)], lately: [{ limbType: 'asana', sessions: 3 }] },
    [
      'asana-1: practised-lately',
      'yamas-1: not-practised',
      'niyamas-1: not-practised',
      'pranayama-1: not-practised',
      'pratyahara-1: not-practised',
      'dharana-1: not-practised',
    ],
  ],
  ['an empty library', [], practised, []],
])('%s', (_what, articles, practice, expected) => {
  expect(shown(articles, practice)).toEqual(expected)
})

test('the other limbs that are practised come last', () => {
  const all: Practised = { shifts: limbs.map((limb, at) => shift(limb, 20 - at)), lately: [] }
  expect(shown(library(), all)).toEqual([
    'samadhi-1: least-practised',
    'yamas-1: shift',
    ...['niyamas', 'asana', 'pranayama', 'pratyahara'].map((limb) => `${limb}-1: practised`),
  ])
})

test('sessions without feelings are never given as a reason', () => {
  const unfelt: Practised = { shifts: [{ limbType: 'dhyana', before: null, after: null, sessions: 9 }], lately: [] }
  expect(suggest(library(), unfelt).map(({ reason }) => reason.kind)).not.toContain('shift')
})

const day = fc.option(fc.integer({ min: 10, max: 28 }).map((date) => `2026-03-${date}`))
const anyLibrary = fc
  .uniqueArray(fc.record({ slug: fc.constantFrom(...slugs), startedAt: day, readAt: day }), {
    selector: ({ slug }) => slug,
    maxLength: slugs.length,
  })
  .map((rows) => rows.map((row) => shelved(row.slug, row)))
const anyPractice: fc.Arbitrary<Practised> = fc.record({
  shifts: fc.array(
    fc
      .record({ limbType: fc.constantFrom(...limbs), sessions: fc.integer({ min: 1, max: 50 }) })
      .map(({ limbType, sessions }) => shift(limbType, sessions)),
  ),
  lately: fc.array(fc.record({ limbType: fc.constantFrom(...limbs), sessions: fc.integer({ min: 1, max: 50 }) })),
})

test('there are at most six different articles, as many as possible, and unread ones come first', () => {
  fc.assert(
    fc.property(anyLibrary, anyPractice, (articles, practice) => {
      const items = suggest(articles, practice)
      expect(items).toHaveLength(Math.min(6, articles.length))
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
      const firstRead = items.findIndex(({ isRead }) => isRead)
      if (firstRead >= 0) expect(items.slice(firstRead).every(({ isRead }) => isRead)).toBe(true)
      expect(items.every(({ isRead, reason }) => isRead === (reason.kind === 'again'))).toBe(true)
    }),
  )
})
