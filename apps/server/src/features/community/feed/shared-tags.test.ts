import { visibilities } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()
const [owner, follower, stranger, blocked] = [await member(), await member(), await member(), await member()]
await as(follower).community.follow({ params: { id: owner.id } })
await as(owner).community.block({ params: { id: blocked.id } })
const readers = { owner, follower, stranger, blocked }

const states = visibilities.flatMap((visibility) =>
  [true, false].flatMap((shareNotes) => ['A quiet hour.', ''].map((notes) => ({ visibility, shareNotes, notes }))),
)

/** The practice wherever this reader meets it: by its address, in the feeds, and on the owner's page. */
async function seenBy(reader: typeof owner, id: string) {
  const { community } = as(reader)
  const found = await Promise.all([
    community.session({ params: { id } }).catch(() => undefined),
    ...(['all', 'following'] as const).map(async (scope) => (await community.feed({ query: { scope } })).items),
    community.sessionsOf({ params: { username: owner.username }, query: {} }).then(
      ({ items }) => items,
      () => undefined,
    ),
  ])
  return found.flat().filter((session) => session?.id === id)
}

test.each(states)(
  '$visibility, shares notes: $shareNotes, notes: $notes: tags are there exactly where notes would be, and for the owner',
  async (state) => {
    const tags = ['with Ben', 'yin']
    const { id, version } = await as(owner).practice.log({ body: aPractice({ ...state, tags }) })
    for (const [name, reader] of Object.entries(readers)) {
      const mayRead = name === 'owner' || state.shareNotes
      for (const session of await seenBy(reader, id)) {
        expect(session?.tags).toEqual(mayRead ? tags : [])
        expect(session?.notes).toBe((mayRead && state.notes) || null)
      }
    }
    expect(await seenBy(blocked, id)).toEqual([])
    expect((await seenBy(follower, id)).length > 0).toBe(state.visibility !== 'private')
    expect((await seenBy(stranger, id)).length > 0).toBe(state.visibility === 'public')
    // Taken back, they are gone at once.
    await as(owner).practice.edit({ params: { id }, body: { version, shareNotes: false } })
    for (const reader of [follower, stranger]) {
      for (const session of await seenBy(reader, id)) expect(session?.tags).toEqual([])
    }
    await as(owner).practice.remove({ params: { id } })
  },
)
