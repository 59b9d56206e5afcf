import { Client } from 'pg'
import { environment } from './service.ts'

/** For waits that are too long for a journey. Fails if it changes nothing. */
async function change(statement: string, username: string, whose = 'user_id'): Promise<void> {
  const client = new Client({ connectionString: environment().DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(`${statement} where ${whose} = (select id from users where username = $1)`, [
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

/** The fourteen days are over for this member, and the schedule has come round. */
export const letGracePass = (username: string): Promise<void> =>
  change(
    `with due as (select graphile_worker.add_job('account.erase_due', run_at => now() + interval '1 second'))
      update users set erasure_due_at = now() from due`,
    username,
    'users.id',
  )
