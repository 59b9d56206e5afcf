import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const query = vi.spyOn(Client.prototype, 'query')
afterAll(() => query.mockRestore())
const { as, member, visitor } = await testApp()

const isPoll = (statement: string) => statement.includes('revoked_at" > now() - make_interval')

/** Every statement this process sends to PostgreSQL, except the regular poll. */
async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  query.mockClear()
  await work()
  const calls = query.mock.calls as unknown as [string | { text: string }][]
  return calls
    .map(([statement]) => (typeof statement === 'string' ? statement : statement.text))
    .filter((statement) => !isPoll(statement))
}

const times = 20
const repeatedly = async (work: () => Promise<unknown>) => {
  for (let time = 0; time < times; time++) await work()
}

test('authentication needs no database query of its own', async () => {
  const asha = await member()
  const statements = await statementsDuring(() => repeatedly(() => as(asha).account.me()))
  expect(statements).toHaveLength(times)
  expect(new Set(statements).size).toBe(1)
  expect(statements[0]).toContain('from "users" as "member"')
})

test('refusing a request with no token, a bad token or an ended session needs no query either', async () => {
  const [asha, ben] = [await member(), await member()]
  await visitor().account.logout({ body: { refreshToken: asha.refreshToken } })
  const refused = async (client: ReturnType<typeof visitor>) =>
    expect(client.account.me()).rejects.toMatchObject({ status: 401 })
  const statements = await statementsDuring(async () => {
    await refused(visitor())
    await refused(as({ token: `${asha.token}x` }))
    await refused(as(asha))
    // Makes sure that statements are counted at all.
    await as(ben).account.me()
  })
  expect(statements).toEqual([expect.stringContaining('from "users" as "member"')])
})
