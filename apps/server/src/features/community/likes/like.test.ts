import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()
const [asha, ben] = await Promise.all([member(), member()])

async function aSession() {
  const { id } = await as(asha).practice.log({ body: aPractice({ visibility: 'public' }) })
  return { params: { id }, body: undefined }
}

test('without `liked` the call toggles', async () => {
  const session = await aSession()
  expect(await as(ben).community.like(session)).toEqual({ liked: true, likes: 1 })
  expect(await as(asha).community.like(session)).toEqual({ liked: true, likes: 2 })
  expect(await as(ben).community.like(session)).toEqual({ liked: false, likes: 1 })
  expect(await as(ben).community.session(session)).toMatchObject({ isLiked: false, likes: 1 })
  expect(await as(asha).community.session(session)).toMatchObject({ isLiked: true, likes: 1 })
})

test('with `liked` the call can be repeated', async () => {
  const session = await aSession()
  const say = (liked: boolean) => as(ben).community.like({ ...session, body: { liked } })
  expect(await say(false)).toEqual({ liked: false, likes: 0 })
  expect(await say(true)).toEqual({ liked: true, likes: 1 })
  expect(await say(true)).toEqual({ liked: true, likes: 1 })
  expect(await say(false)).toEqual({ liked: false, likes: 0 })
  expect(await say(false)).toEqual({ liked: false, likes: 0 })
})

test('a like takes one statement', async () => {
  const session = await aSession()
  expect(await statementsOf(() => as(ben).community.like(session))).toHaveLength(1)
})

test('a deleted session cannot be liked', async () => {
  const session = await aSession()
  await as(asha).practice.remove(session)
  await expect(as(ben).community.like(session)).rejects.toMatchObject({ code: 'practice.not_found' })
  await expect(as(ben).community.like({ params: { id: randomUUID() }, body: undefined })).rejects.toMatchObject({
    status: 404,
  })
})
