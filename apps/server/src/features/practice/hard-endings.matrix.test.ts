import { shareableFigures, type Visibility } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, member, visitor, withRole } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>
type Owner = { who: Member; session: string; report: string | null }

const hard = { severity: 'very' as const, words: ['old_memories' as const, 'unreal' as const] }
const traces = /hard|"very"|old_memories|unreal|gentle/i

const operator = await withRole('operator')
const kinds = ['alone', 'with a feeling'] as const

/** What the member says. Their twin says all of it, except that it was hard. */
const said = { 'with a feeling': { hard }, alone: { hard, afterFeeling: undefined } }

async function practising(kind: (typeof kinds)[number], visibility: Visibility, buddy: Member, isHard: boolean) {
  const who = await member({ displayName: 'Asha Rao' })
  await as(buddy).community.follow({ params: { id: who.id } })
  await as(who).community.follow({ params: { id: buddy.id } })
  await as(who).journey.inviteBuddy({ params: { id: buddy.id } })
  await as(buddy).journey.acceptBuddy({ params: { id: who.id } })
  return { who, session: isHard || kind !== 'alone' ? await logged(who) : await sat(who) }

  async function logged({ token }: Member): Promise<string> {
    const body = aPractice({ date: '2026-03-10', visibility, ...(isHard && said[kind]) })
    return (await as({ token }).practice.log({ body })).id
  }

  /** The same practice as a sit that was saved without feelings. */
  async function sat({ token }: Member): Promise<string> {
    const { practice, meditation } = as({ token })
    await meditation.save({ body: { duration: 20 } })
    const [sit] = (await practice.list({ query: {} })).items
    await practice.edit({ params: sit!, body: { version: sit!.version, time: '06:30', visibility } })
    return sit!.id
  }
}

/** A report of the practice by someone who can see it; null if no one can. */
async function reportedBy(reader: Member, { who, session }: Omit<Owner, 'report'>): Promise<string | null> {
  try {
    await as(reader).community.report({ body: { userId: who.id, sessionId: session, reason: 'This one' } })
  } catch {
    return null
  }
  const { items } = await as(operator).operator.reports({ query: { limit: 100 } })
  return items.find(({ reported }) => reported.username === who.username)?.id ?? null
}

const orStatus = <Reply>(request: Promise<Reply>) => request.catch(({ status }: { status: number }) => ({ status }))

/** All that a member can open of someone else's practice. */
async function seenBy(reader: Member, { who, session }: Owner) {
  const { community, journey, practice } = as(reader)
  const isTheirs = (item: { id: string }) => item.id === session
  const { buddies } = await journey.buddies()
  return {
    all: (await community.feed({ query: {} })).items.filter(isTheirs),
    following: (await community.feed({ query: { scope: 'following' } })).items.filter(isTheirs),
    page: await community.person({ params: { username: who.username } }),
    sessions: (await community.sessionsOf({ params: { username: who.username }, query: {} })).items,
    session: await orStatus(community.session({ params: { id: session } })),
    found: (await community.search({ query: { q: who.username } })).items,
    buddies: buddies.filter(({ person }) => person.id === who.id),
    ledger: await orStatus(practice.read({ params: { id: session } })),
  }
}

/** The console, for the role that may open most. */
async function seenByOperators({ who, report }: Owner) {
  const desk = as(operator).operator
  const { history, ...opened } = await desk.member({ params: { id: who.id }, query: {} })
  return {
    found: (await desk.members({ body: { q: who.username } })).items,
    opened: { ...opened, history: history.map(({ act, reason }) => ({ act, reason })) },
    report: report && (await desk.report({ params: { id: report } })),
  }
}

/** A page with everything that can be shared, as anyone with its link sees it. */
async function seenByAnyone({ who }: Owner) {
  const page = await as(who).sharing.share({ body: { id: newId(), figures: [...shareableFigures] } })
  const figures = await visitor().sharing.open({ params: { token: page.path!.slice('/shared/'.length) } })
  await as(who).sharing.revoke({ params: { id: page.id } })
  return figures
}

/** Without what differs between any two members. */
const withoutNames = (view: unknown, { who, session, report }: Owner): unknown => {
  const names = [who.id, who.username, session, report].filter((name) => name !== null)
  const text = names.reduce((rest, name, index) => rest.replaceAll(name, `<${index}>`), JSON.stringify(view))
  return JSON.parse(text.replaceAll(/[\w.+-]+@example\.\w+/g, '<email>'))
}

const states: Record<string, (owner: Owner) => Promise<unknown>> = {
  logged: () => Promise.resolve(),
  edited: async ({ who, session: id }) => {
    const { version } = await as(who).practice.read({ params: { id } })
    await as(who).practice.edit({ params: { id }, body: { version, duration: 31 } })
  },
  deleted: ({ who, session }) => as(who).practice.remove({ params: { id: session } }),
  restored: ({ who, session }) => as(who).practice.restore({ params: { id: session } }),
}

describe.each(['public', 'followers', 'private'] as const)('shared with: %s', (visibility) => {
  test.each(kinds)('hard %s, a practice looks to everyone else as if it had not been', async (kind) => {
    const [buddy, stranger] = [await member(), await member()]
    const owners: Owner[] = []
    for (const isHard of [true, false]) {
      const owner = await practising(kind, visibility, buddy, isHard)
      owners.push({ ...owner, report: await reportedBy(buddy, owner) })
    }
    expect(owners.map(({ report }) => report === null)).toEqual(Array(2).fill(visibility === 'private'))

    for (const [state, reach] of Object.entries(states)) {
      const views = []
      for (const owner of owners) {
        await reach(owner)
        const seen = {
          buddy: await seenBy(buddy, owner),
          stranger: await seenBy(stranger, owner),
          operators: await seenByOperators(owner),
          anyone: await seenByAnyone(owner),
          // What is shown to others is shown to the member in the same way.
          own: (await as(owner.who).community.feed({ query: {} })).items.filter(({ id }) => id === owner.session),
        }
        views.push(withoutNames(seen, owner))
      }
      expect(JSON.stringify(views), state).not.toMatch(traces)
      expect(views[0], state).toEqual(views[1])
    }
    const [own] = owners
    expect((await as(own!.who).practice.read({ params: { id: own!.session } })).hard).toEqual(hard)
  })
})
