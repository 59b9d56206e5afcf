import type { ChatReply } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import type { TestMember } from '#testing/members.ts'
import { testApp } from '#testing/test-app.ts'
import { publishPassages } from './library/library.service.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, visitor, url } = await testApp({ clock })
await publishPassages(db)

const ask = (asha: TestMember, message: string, more: object = {}) => as(asha).guide.ask({ body: { message, ...more } })

test('a question is answered from the handbook with its source, and is saved', async () => {
  const [asha, ben] = [await member(), await member()]
  const reply = await ask(asha, 'How do rest days work?', { conversationHistory: [] })
  expect(reply).toMatchObject({ kind: 'local', message: 'How do rest days work?', logUsed: null, instead: null })
  expect(reply.response).toContain('Every seventh day of a run earns a rest day')
  expect(reply.sources[0]).toEqual({
    source: 'Handbook',
    title: 'Streaks, and what a rest day does',
    path: '/guide#streaks',
  })
  const { instead: _, ...stored } = reply
  expect(await as(asha).guide.read({ query: {} })).toEqual({
    items: [stored],
    nextCursor: null,
    mayUseLog: false,
    answersFrom: 'library',
  })
  expect((await as(ben).guide.read({ query: {} })).items).toEqual([])
  await expect(visitor().guide.read({ query: {} })).rejects.toMatchObject({ code: 'auth.required' })
})

test.each([
  ['whats a rest day and how do i get more of them', '/guide#streaks'],
  ['delete my account pls', '/guide#your-data'],
  ['i put in the wrong minutes yesterday, can i fix that?', '/guide#all-sessions'],
  ['what is pratyahara in plain words', '/gamification/learning/closing-the-doors'],
])('“%s” finds its passage, however it is typed', async (question, path) => {
  const asha = await member()
  await ask(asha, 'How do I block someone?')
  expect((await ask(asha, question)).sources[0]).toMatchObject({ path })
})

test('a question is read together with the last one only if it follows on from it', async () => {
  const asha = await member()
  await ask(asha, 'What does a rest day do?')
  expect((await ask(asha, 'And then?')).sources[0]).toMatchObject({ path: '/guide#streaks' })
  expect((await ask(asha, 'Xylophone zeppelin?')).response).toMatch(/didn’t find anything/)
})

test('the limbs are explained', async () => {
  const { response, sources } = await ask(await member(), 'What is pratyahara?')
  expect(response).toContain('the fifth limb')
  expect(sources[0]).toMatchObject({ source: 'The eight limbs', path: '/gamification/learning/closing-the-doors' })
})

test('if nothing is found, the guide says so and offers a way to contact a person', async () => {
  const { response, sources } = await ask(await member(), 'xylophone zeppelin')
  expect(response).toMatch(/didn’t find anything about that/)
  expect(sources.map(({ path }) => path)).toContain('/settings/letters')
})

test.each([
  ['Thank you!', /^You’re welcome/],
  ['Good morning', /^Hello\./],
  ['What is the weather in Paris?', /didn’t find anything/],
  ['Write me a poem about bitcoin', /didn’t find anything/],
  ['Write me an email to my boss', /didn’t find anything/],
  ['What is your favourite film?', /didn’t find anything/],
  ['How do I train my dog?', /didn’t find anything/],
  ['What is the best laptop?', /didn’t find anything/],
])('“%s” is answered without a quote', async (message, words) => {
  expect((await ask(await member(), message)).response).toMatch(words)
})

test.each([{ message: '' }, { message: '   \n ' }, { message: 'x'.repeat(2001) }, {}])(
  '%o is refused',
  async (body) => {
    await expect(as(await member()).guide.ask({ body: body as never })).rejects.toMatchObject({
      code: 'request.invalid',
    })
  },
)

test('a question that the same device sends twice is answered once', async () => {
  const asha = await member()
  const clientId = newId()
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => ask(asha, 'How do I export my data?', { clientId })),
  )
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
  expect((await as(asha).guide.read({ query: {} })).items).toHaveLength(1)
})

test('the newest questions come first, page by page, and can be deleted one by one or all together', async () => {
  const [asha, ben] = [await member(), await member()]
  for (const message of ['What is asana?', 'What is dharana?', 'What is samadhi?']) await ask(asha, message)
  const first = await as(asha).guide.read({ query: { limit: 2 } })
  const second = await as(asha).guide.read({ query: { limit: 2, cursor: first.nextCursor ?? '' } })
  expect([...first.items, ...second.items].map(({ message }) => message)).toEqual([
    'What is samadhi?',
    'What is dharana?',
    'What is asana?',
  ])
  const id = first.items[0]?.id ?? ''
  await expect(as(ben).guide.remove({ params: { id } })).rejects.toMatchObject({ code: 'guide.not_found' })
  await as(ben).guide.clear()
  await as(asha).guide.remove({ params: { id } })
  expect((await as(asha).guide.read({ query: {} })).items).toHaveLength(2)
  await as(asha).guide.clear()
  expect((await as(asha).guide.read({ query: {} })).items).toEqual([])
})

const isIdea = (answer: ChatReply) => answer.sources.some(({ source }) => source === 'Practice ideas')

test('a crisis is answered with the helplines of the member’s country, and the next two answers suggest no practice', async () => {
  const asha = await member()
  await db.updateTable('users').set({ zone: 'Europe/Dublin' }).where('id', '=', asha.id).execute()
  const reply = await ask(asha, 'I do not think I can keep going. I want it all to stop.')
  expect(reply.kind).toBe('crisis')
  expect(reply.response).toContain('Samaritans: 116 123.')
  expect(reply.response).toContain('Emergency: 112.')
  expect(reply.response).toContain('findahelpline.com')
  expect(reply.sources.map(({ path }) => path)).toEqual(['/help-now', '/settings/letters'])
  const question = 'What should I do with ten minutes?'
  expect(isIdea(await ask(asha, question))).toBe(false)
  expect(isIdea(await ask(asha, question))).toBe(false)
  expect(isIdea(await ask(asha, question))).toBe(true)
})

test.each([
  ['crisis', 'I feel like I am a weight on everyone around me'],
  ['crisis', 'I am so tired of everything'],
  ['crisis', 'Thank you for everything, this is it'],
  ['crisis', 'every morning feels like a punishment to me'],
  ['crisis', 'I feel hopeless'],
  ['crisis', 'I’m at my breaking point'],
  ['crisis', 'I feel so alone these days'],
  ['local', 'Everything feels pointless lately'],
  ['local', 'I have lost all hope in people'],
])(
  '%s: “%s” is answered with people to talk to, and the next two answers suggest no practice',
  async (kind, message) => {
    const asha = await member()
    const reply = await ask(asha, message)
    expect(reply.kind).toBe(kind)
    if (kind === 'local') expect(reply.response).toMatch(/please talk to a person now/)
    expect(reply.sources.map(({ path }) => path)).toEqual(['/help-now', '/settings/letters'])
    const question = 'What should I do with ten minutes?'
    expect(isIdea(await ask(asha, question))).toBe(false)
    expect(isIdea(await ask(asha, question))).toBe(false)
    expect(isIdea(await ask(asha, question))).toBe(true)
  },
)

test.each([
  ['My grandmother died last week and I want to sit for her', 'Sitting with grief'],
  ['My legs hurt when I sit', 'When knees or back hurt'],
  ['does the other person notice if i mute them?', 'Mute, block and report'],
])('“%s” finds its passage, even if its words are common', async (message, title) => {
  expect((await ask(await member(), message)).sources[0]?.title).toBe(title)
})

test.each([
  ['Can pranayama cure my asthma?', 'medical', '/guide#people-first'],
  ['Should I stop taking my antidepressants?', 'medical', '/guide#people-first'],
  ['How long can I fast to lose weight?', 'eating', '/help-now'],
])('%s is left to a person', async (question, kind, path) => {
  const reply = await ask(await member(), question)
  expect(reply.kind).toBe(kind)
  expect(reply.sources[0]?.path).toBe(path)
})

const question = 'How am I doing with my practice?'

test('the log is used only with consent and without notes, and members can see what was used', async () => {
  const asha = await member()
  const notes = 'A secret of mine.'
  for (const date of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    await as(asha).practice.log({ body: aPractice({ date, notes }) })
  }
  await as(asha).practice.log({ body: aPractice({ date: '2026-01-01' }) })
  const without = await ask(asha, question)
  expect(without).toMatchObject({ logUsed: null })
  expect(without.response).toMatch(/I don’t know anything about you/)
  expect(await as(asha).guide.allow({ body: { mayUseLog: true } })).toEqual({ mayUseLog: true })
  const seen =
    'In the last 30 days you logged 3 practices, 60 minutes in all. Most often it was dhyana, 3 of 3, mostly in the morning. Your most common shift was tired to calm, 3 times.'
  const reply = await ask(asha, question)
  expect(reply).toMatchObject({ response: seen, logUsed: seen })
  expect(reply.sources).toEqual([{ source: 'Your log', title: 'All my sessions', path: '/sessions' }])
  await as(asha).guide.allow({ body: { mayUseLog: false } })
  expect(await ask(asha, question)).toMatchObject({ logUsed: null })
})

test('a question about the log is answered precisely', async () => {
  const asha = await member()
  // Today is a Tuesday.
  for (const date of ['2026-02-20', '2026-03-02', '2026-03-03', '2026-03-03', '2026-03-09']) {
    await as(asha).practice.log({ body: aPractice({ date, duration: 90 }) })
  }
  await as(asha).guide.allow({ body: { mayUseLog: true } })
  const answerTo = async (message: string) => (await ask(asha, message)).response
  expect(await answerTo('How often did I practise last week?')).toBe(
    'Last week you logged 3 practices on 2 days, 4 h 30 min in all.',
  )
  expect(await answerTo('Which limb do I neglect?')).toMatch(/^In the last 30 days you logged no yamas, niyamas, asana/)
  expect(await answerTo('How did I sleep this week?')).toMatch(/^I can’t see your sleep/)
})

test('when asked for a practice, the guide suggests one, and uses the log only with consent', async () => {
  const asha = await member()
  const first = await ask(asha, 'give me a practice')
  expect(first.response).toMatch(/^How about pranayama, 3 minutes: in for three, out for four/)
  expect(first).toMatchObject({ logUsed: null, sources: [{ path: '/' }, { path: '/meditation' }] })
  for (let day = 1; day <= 8; day++) {
    await as(asha).practice.log({ body: aPractice({ date: `2026-03-0${day}`, limbType: 'asana' }) })
  }
  expect((await ask(asha, 'What should I practise now?')).response).toBe(first.response)
  await as(asha).guide.allow({ body: { mayUseLog: true } })
  const [recommended] = await as(asha).recommendation.list()
  const reply = await ask(asha, 'What should I practise now?')
  expect(reply.response).toContain(`${recommended?.limbType}, ${recommended?.duration} minutes: ${recommended?.focus}.`)
  expect(reply.logUsed).toBe(recommended?.reason)
})

test('after helplines, a practice is not suggested in the next two answers', async () => {
  const asha = await member()
  expect((await ask(asha, 'I dont see a point in living')).kind).toBe('crisis')
  for (const message of ['What should I practise now?', 'give me a practice']) {
    const reply = await ask(asha, message)
    expect(reply.response).toMatch(/^I’d rather not suggest a practice right now/)
    expect(reply.sources[0]?.path).toBe('/help-now')
  }
  expect((await ask(asha, 'give me a practice')).response).toMatch(/^How about/)
})

test.each(['Can you give me something?', 'What do you give?', 'give me your best joke'])(
  '“%s” is not answered with a request for money',
  async (message) => {
    expect((await ask(await member(), message)).sources.map(({ path }) => path)).not.toContain('/guide#giving')
  },
)

test('when asked about money, the guide explains contributions', async () => {
  expect((await ask(await member(), 'What does it cost?')).sources[0]?.path).toBe('/guide#giving')
})

test('in quiet mode, answers have no counts', async () => {
  const asha = await member()
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-01' }) })
  await as(asha).guide.allow({ body: { mayUseLog: true } })
  await as(asha).journey.changeSettings({ body: { quietMode: true } })
  expect((await ask(asha, question)).response).toBe(
    'In the last 30 days you practised dhyana most often, mostly in the morning.',
  )
})

test('the last event of a stream contains the whole answer', async () => {
  const asha = await member()
  const response = await fetch(`${url}/api/chat/stream`, {
    method: 'POST',
    headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'How do rest days work?' }),
  })
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const last = (await response.text()).trim().split('\n\n').at(-1) ?? ''
  const { reply } = JSON.parse(last.replace('data: ', '')) as { reply: ChatReply }
  expect(reply.sources[0]?.path).toBe('/guide#streaks')
  expect((await as(asha).guide.read({ query: {} })).items[0]?.id).toBe(reply.id)
})
