import { Client } from 'pg'
import { environment } from './service.ts'

/** What no journey can sit out. Must change something. */
async function change(statement: string, username: string): Promise<void> {
  const client = new Client({ connectionString: environment('').DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(`${statement} where user_id = (select id from users where username = $1)`, [
    username,
  ])
  await client.end()
  if (rowCount !== 1) throw new Error('there is nothing to wait for')
}

/** The 72 hours are over for this member. */
export const letRecoveryWaitPass = (username: string): Promise<void> =>
  change('update two_factor_recoveries set available_at = now()', username)

/** The member's one sign-in was five minutes ago. */
export const letSignInAge = (username: string): Promise<void> =>
  change("update login_sessions set created_at = now() - interval '5 minutes'", username)
