import { hardWords, type Hardship } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice, expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>

const alone = { afterFeeling: undefined, hard: {} }
const rowsOf = ({ id }: Member) =>
  db.selectFrom('practice_hardships').select(['severity', 'words']).where('user_id', '=', id).execute()

describe('a practice that was hard', () => {
  test.each<[string, Partial<Hardship>]>([
    ['without a word', {}],
    ['a little', { severity: 'little' }],
    ['in three words', { words: ['old_memories', 'low', 'aching'] }],
    ['both', { severity: 'very', words: ['unreal'] }],
  ])('%s, alone: reads as it was logged, and has no feeling after', async (_, hard) => {
    const asha = await member()
    const logged = await as(asha).practice.log({ body: aPractice({ ...alone, hard }) })
    expect(logged).toMatchObject({ beforeFeeling: 'tired', afterFeeling: null })
    expect(logged.hard).toEqual(hard)
    expect(await as(asha).practice.read({ params: { id: logged.id } })).toEqual(logged)
    expect((await as(asha).practice.list({ query: {} })).items).toEqual([logged])
    await expectTrueTotals(db, asha.id)
  })

  test('may also have ended calm', async () => {
    const asha = await member()
    const { afterFeeling, hard } = await as(asha).practice.log({ body: aPractice({ hard: { severity: 'quite' } }) })
    expect({ afterFeeling, hard }).toEqual({ afterFeeling: 'calm', hard: { severity: 'quite' } })
  })

  test('is noted with a practice of an earlier day too', async () => {
    const asha = await member()
    await as(asha).practice.log({ body: aPractice({ date: '2026-03-09' }) })
    const { hard } = await as(asha).practice.log({ body: aPractice({ ...alone, date: '2026-03-02' }) })
    expect([hard, await rowsOf(asha)]).toEqual([{}, [{ severity: null, words: [] }]])
  })

  test('takes each of the eleven words', async () => {
    const asha = await member()
    for (const word of hardWords)
      await as(asha).practice.log({ body: aPractice({ ...alone, hard: { words: [word] } }) })
    expect((await rowsOf(asha)).map(({ words }) => words)).toEqual(hardWords.map((word) => [word]))
  })

  test.each([
    [{ words: ['low', 'angry', 'numb', 'aching'] }, { 'hard.words': 'Three is enough.' }],
    [{ words: ['low', 'low'] }, { 'hard.words': 'Please choose each word once' }],
    [{ words: ['bad'] }, expect.anything()],
    [{ severity: 'terrible' }, expect.anything()],
  ])('is refused: %j', async (hard, fields) => {
    const body = aPractice({ ...alone, hard: hard as never })
    await expect(as(await member()).practice.log({ body })).rejects.toMatchObject({ status: 422, fields })
  })
})

const logHard = async (changes: Parameters<typeof aPractice>[0] = {}) => {
  const asha = await member()
  const { id } = await as(asha).practice.log({ body: aPractice({ ...alone, ...changes }) })
  const edit = (change: object, version = 1) => as(asha).practice.edit({ params: { id }, body: { version, ...change } })
  return { asha, id, edit }
}

describe('editing', () => {
  test('anything else leaves it as it is', async () => {
    const { edit } = await logHard({ hard: { severity: 'very', words: ['low'] } })
    const edited = await edit({ duration: 30 })
    expect(edited).toMatchObject({ duration: 30, afterFeeling: null, hard: { severity: 'very', words: ['low'] } })
  })

  test('says more, or less, or that it was not hard after all', async () => {
    const { asha, edit } = await logHard()
    expect((await edit({ hard: { severity: 'quite', words: ['angry'] } })).hard).toEqual({
      severity: 'quite',
      words: ['angry'],
    })
    expect((await edit({ hard: { severity: 'little' } }, 2)).hard).toEqual({ severity: 'little' })
    const calm = await edit({ hard: null, afterFeeling: 'calm' }, 3)
    expect([calm.afterFeeling, 'hard' in calm, await rowsOf(asha)]).toEqual(['calm', false, []])
    await expectTrueTotals(db, asha.id)
  })

  test('leaves other hard practices as they are', async () => {
    const { asha, edit } = await logHard()
    const other = await as(asha).practice.log({ body: aPractice({ ...alone, hard: { words: ['low'] } }) })
    await edit({ hard: null, afterFeeling: 'calm' })
    expect(await as(asha).practice.read({ params: { id: other.id } })).toEqual(other)
    expect(other.hard).toEqual({ words: ['low'] })
  })

  test('turns a calm ending into a hard one', async () => {
    const { asha, edit } = await logHard({ afterFeeling: 'calm', hard: undefined })
    expect(await edit({ afterFeeling: null, hard: {} })).toMatchObject({ afterFeeling: null, hard: {} })
    await expectTrueTotals(db, asha.id)
  })

  test.each([{ hard: null }, { hard: null, afterFeeling: null }])('cannot take the ending away: %j', async (change) => {
    const { edit } = await logHard()
    await expect(edit(change)).rejects.toMatchObject({
      status: 422,
      fields: { afterFeeling: 'Please select how you feel after practice' },
    })
  })

  test('a sit needs no ending', async () => {
    const asha = await member()
    const { id, hard } = await as(asha).meditation.save({ body: { duration: 20, hard: { severity: 'little' } } })
    expect(hard).toEqual({ severity: 'little' })
    expect((await as(asha).meditation.list({ query: {} })).items).toMatchObject([{ hard: { severity: 'little' } }])
    const edited = await as(asha).practice.edit({ params: { id }, body: { version: 1, hard: null } })
    expect('hard' in edited).toBe(false)
  })
})

test('the trash keeps what was hard, and a restored practice has it again', async () => {
  const asha = await member()
  const body = aPractice({ ...alone, hard: { severity: 'very', words: ['numb', 'low'] } })
  const logged = await as(asha).practice.log({ body })
  const params = { id: logged.id }
  await as(asha).practice.remove({ params })
  expect(await rowsOf(asha)).toEqual([])
  const [deleted] = (await as(asha).practice.listDeleted({ query: {} })).items
  expect(Object.keys(deleted ?? {})).not.toContain('hard')
  expect(await as(asha).practice.restore({ params })).toEqual(logged)
  await as(asha).practice.remove({ params })
  await as(asha).practice.erase({ params })
  expect(await rowsOf(asha)).toEqual([])
})

test('a practice that was not hard comes back from the trash without it', async () => {
  const asha = await member()
  const logged = await as(asha).practice.log({ body: aPractice() })
  await as(asha).practice.remove({ params: { id: logged.id } })
  expect(await as(asha).practice.restore({ params: { id: logged.id } })).toEqual(logged)
  expect(await rowsOf(asha)).toEqual([])
})
