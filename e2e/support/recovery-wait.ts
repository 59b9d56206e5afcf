import { Client } from 'pg'
import { environment } from './service.ts'

/** For waits that are too long for a journey. Fails if it changes nothing. */
async function change(statement: string, value: string): Promise<void> {
  const client = new Client({ connectionString: environment().DATABASE_URL })
  await client.connect()
  const { rowCount } = await client.query(statement, [value])
  await client.end()
  if (rowCount !== 1) throw new Error('there is nothing to wait for')
}

const changeOf = (statement: string, username: string, whose = 'user_id'): Promise<void> =>
  change(`${statement} where ${whose} = (select id from users where username = $1)`, username)

/** Ends this member's wait of 72 hours. */
export const letRecoveryWaitPass = (username: string): Promise<void> =>
  changeOf('update two_factor_recoveries set available_at = now()', username)

/** Moves the member's only sign-in back by five minutes. */
export const letSignInAge = (username: string): Promise<void> =>
  changeOf("update login_sessions set created_at = now() - interval '5 minutes'", username)

/** Ends this member's fourteen days, and enqueues the job that erases the account. */
export const letGracePass = (username: string): Promise<void> =>
  changeOf(
    `with due as (select graphile_worker.add_job('account.erase_due', run_at => now() + interval '1 second'))
      update users set erasure_due_at = now() from due`,
    username,
    'users.id',
  )

/** Sends the member what supporters get at the end of a quarter. */
export const letQuarterEnd = (username: string): Promise<void> =>
  changeOf(
    `select graphile_worker.add_job('giving.send_impact',
      json_build_object('userId', users.id, 'year', 2026, 'quarter', 3)) from users`,
    username,
    'users.id',
  )

/** Moves a room of ten minutes back by as many. */
export const letRoomEnd = (roomId: string): Promise<void> =>
  change(
    `update live_rooms set start_time = start_time - interval '10 minutes', end_time = end_time - interval '10 minutes'
      where room_id = $1`,
    roomId,
  )
