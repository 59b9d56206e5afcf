import { v7 as newId } from 'uuid'
import type { ReportChoice } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { as, member } = await testApp()
type Member = Awaited<ReturnType<typeof member>>

const ask = (who: Member, choice: Partial<ReportChoice> = {}) =>
  as(who).portability.makeReport({ body: { id: newId(), range: 'all-time', withNotes: false, ...choice } })

test('a report waits for a worker, can be cancelled, and is made only once if requested twice', async () => {
  const asha = await member()
  expect(await as(asha).portability.report()).toBeNull()
  const first = await ask(asha, { range: 'this-year' })
  expect(first).toMatchObject({ state: 'making', progress: 0, url: null, range: 'this-year', withNotes: false })
  expect(await ask(asha, { withNotes: true })).toEqual(first)
  await as(asha).portability.removeReport({ params: { id: first.id } })
  expect(await as(asha).portability.report()).toBeNull()
})

test('no one else can see, stop or delete a report', async () => {
  const [asha, ben] = [await member(), await member()]
  const { id } = await ask(asha)
  expect(await as(ben).portability.report()).toBeNull()
  await expect(as(ben).portability.removeReport({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await as(asha).portability.report()).toMatchObject({ id })
})
