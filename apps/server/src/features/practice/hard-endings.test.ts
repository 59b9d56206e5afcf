import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { as, db, member, url } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>

const hard = { severity: 'very', words: ['old_memories', 'unreal'] } as const
const noted = { hard: { severity: hard.severity, words: [...hard.words] } }
const alone = { ...noted, afterFeeling: undefined }

async function withHardMonth(): Promise<Member> {
  const asha = await member()
  for (const date of ['2026-03-02', '2026-03-03', '2026-03-04'])
    await as(asha).practice.log({ body: aPractice({ date }) })
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-05', ...noted }) })
  await as(asha).practice.log({ body: aPractice({ date: '2026-03-06', ...alone }) })
  await as(asha).meditation.save({ body: { duration: 10 } })
  return asha
}

describe('hard endings are counted', () => {
  test.each([undefined, 'last-30-days', 'this-year'] as const)('in the shifts, range %s', async (range) => {
    const { feelingChanges, feelingFlows, recentSessions } = await as(await withHardMonth()).insight.analytics({
      query: { range },
    })
    const shift = { before: 'tired', after: 'calm', times: 4 }
    expect(feelingChanges).toEqual([{ limbType: 'dhyana', ...shift, sessions: 5, hard: 2 }])
    const hardShifts = [{ before: 'tired', times: 2, alone: 1 }]
    expect(feelingFlows).toEqual([{ limbType: 'dhyana', sessions: 5, hard: 2, shifts: [shift], hardShifts }])
    expect(recentSessions[1]).toMatchObject({ afterFeeling: null, hard })
  })

  test('in a comparison: a hard one has ended, but not calm', async () => {
    const asha = await withHardMonth()
    const query = { firstFrom: '2026-03-01', firstTo: '2026-03-10', secondFrom: '2026-03-06', secondTo: '2026-03-10' }
    const { first, second } = await as(asha).insight.compare({ query })
    expect([first.endedCalm, second.endedCalm]).toEqual([
      { sessions: 3, of: 5 },
      { sessions: 0, of: 1 },
    ])
  })

  test('in the table to download', async () => {
    const { token } = await withHardMonth()
    const answer = await fetch(`${url}/api/export/csv`, { headers: { authorization: `Bearer ${token}` } })
    const lines = (await answer.text()).split('\r\n')
    expect(lines[0]).toMatch(/,Id,It was hard,How hard,Hard words$/)
    expect(lines.filter((line) => line.endsWith(',yes,very,old_memories unreal'))).toHaveLength(2)
    expect(lines.filter((line) => line.endsWith(',,,'))).toHaveLength(4)
  })

  test('after an import, from rows of a table too', async () => {
    const asha = await member()
    const id = newId()
    await as(asha).portability.beginImport({ body: { id, source: 'table', name: 'a.csv' } })
    const row = { kind: 'practice', date: '2026-03-01', time: '06:30', limbType: 'asana', duration: 30, hard }
    const broken = { ...row, hard: { severity: 'terrible' } }
    await as(asha).portability.sendRows({ params: { id }, query: { number: 0 }, body: { rows: [row, broken] } })
    const { counts } = await as(asha).portability.checkImport({ params: { id } })
    expect(counts).toMatchObject({ practices: { new: 1 }, broken: 1 })
    await as(asha).portability.commitImport({ params: { id } })
    expect((await as(asha).practice.list({ query: {} })).items).toMatchObject([{ afterFeeling: null, hard }])
    await as(asha).portability.undoImport({ params: { id } })
    expect(await db.selectFrom('practice_hardships').select('words').where('user_id', '=', asha.id).execute()).toEqual(
      [],
    )
  })
})
