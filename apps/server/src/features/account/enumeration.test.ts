import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { db, member, visitor } = await testApp()

/** Times mean something only on a quiet machine: `TIMING=1 npx vitest run enumeration` measures 300 members. */
const isMeasuring = Boolean(process.env.TIMING)
const distinct = isMeasuring ? 300 : 10

async function manyMembers(): Promise<string[]> {
  const { id } = await member()
  const { password } = await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirstOrThrow()
  const users = Array.from({ length: distinct }, () => ({
    id: randomUUID(),
    username: `u${randomUUID()}`,
    display_name: 'Asha',
    password,
  }))
  await db.insertInto('users').values(users).execute()
  return users.map(({ username }) => username)
}

async function msToRefuse(identifier: string): Promise<number> {
  const began = performance.now()
  const refused = visitor().account.login({ body: { identifier, password: 'not the password' } })
  await expect(refused).rejects.toMatchObject({ code: 'account.invalid_credentials' })
  return performance.now() - began
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test('neither the answer nor its time tells a member from nobody', async () => {
  const known: number[] = []
  const unknown: number[] = []
  for (const username of await manyMembers()) {
    known.push(await msToRefuse(username))
    unknown.push(await msToRefuse(`u${randomUUID()}`))
  }
  if (isMeasuring) expect(Math.abs(median(known) - median(unknown))).toBeLessThan(10)
}, 240_000)
