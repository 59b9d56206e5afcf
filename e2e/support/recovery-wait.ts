import { Client } from 'pg'
import { environment } from './service.ts'

/** The 72 hours are over for this member: the one thing that no journey can sit out. */
export async function letRecoveryWaitPass(username: string): Promise<void> {
  const client = new Client({ connectionString: environment('').DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(
    'update two_factor_recoveries set available_at = now() where user_id = (select id from users where username = $1)',
    [username],
  )
  await client.end()
  if (rowCount !== 1) throw new Error('there is no recovery to wait for')
}
