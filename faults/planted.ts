/**
 * A bug to plant while the service loads the file: `find` is replaced by `put`. It comes to light `under` this fault, and
 * the books must notice it.
 */
export type Planted = { name: string; about: string; under: string; file: string; find: string; put: string }

const practice = 'features/practice/practice.service.ts'

export const planted: Planted[] = [
  {
    name: 'early-answer',
    about: 'a change is acknowledged before it is committed',
    under: 'every connection',
    file: 'platform/db/database.ts',
    find: `await db.transaction().execute((tx) => {
    afterCommit.set(tx, acts)
    return work(tx)
  })`,
    put: `await new Promise<T>((answer, fail) => {
    const whole = async (tx: Db) => {
      afterCommit.set(tx, acts)
      answer(await work(tx))
      await new Promise((done) => setTimeout(done, 20))
    }
    db.transaction().execute(whole).catch(fail)
  })`,
  },
  {
    name: 'loose-counter',
    about: 'the streak and its totals change outside the transaction of the practice',
    under: 'every connection',
    file: practice,
    find: 'await applyPractice(tx, userId, { before: null, after: ledgerPracticeOf(session) })',
    put: 'setImmediate(() => applyPractice(deps.db, userId, { before: null, after: ledgerPracticeOf(session) }).catch(() => {}))',
  },
  {
    name: 'loose-key',
    about: 'the device’s id is stored outside the transaction of the practice',
    under: 'an API is frozen',
    file: 'features/practice/session-writes.repo.ts',
    find: '${isSit ? id : null}, ${clientId},',
    put: '${isSit ? id : null}, null,',
  },
  {
    name: 'late-job',
    about: 'the job of an email is queued after the commit',
    under: 'every connection',
    file: 'features/waitlist/waitlist.service.ts',
    find: 'if (entryId) await events.emit(tx, waitlistJoined, { entryId })',
    put: 'if (entryId) setTimeout(() => events.emit(db, waitlistJoined, { entryId }).catch(() => {}), 50)',
  },
  {
    name: 'twice-liked',
    about: 'a like that is repeated counts twice',
    under: 'an API is frozen',
    file: 'features/community/likes/like.repo.ts',
    find: 'on conflict (user_id, session_id) do nothing\n      returning 1 as change',
    put: 'on conflict (user_id, session_id) do update set created_at = excluded.created_at\n      returning 1 as change',
  },
]
