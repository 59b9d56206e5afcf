/** A bug to plant while the service loads the file: `find` is replaced by `put`. The books must notice each of them. */
export type Planted = { name: string; about: string; file: string; find: string; put: string }

const practice = 'features/practice/practice.service.ts'

export const planted: Planted[] = [
  {
    name: 'early-answer',
    about: 'a practice is acknowledged before it is committed',
    file: practice,
    find: '!(await insertSession(deps.db, userId, session, { isSit, clientId, at, update }))',
    put: '(insertSession(deps.db, userId, session, { isSit, clientId, at, update }).catch(() => {}), false)',
  },
  {
    name: 'loose-counter',
    about: 'the streak and its totals change outside the transaction of the practice',
    file: practice,
    find: 'await applyPractice(tx, userId, { before: null, after: ledgerPracticeOf(session) })',
    put: 'setImmediate(() => applyPractice(deps.db, userId, { before: null, after: ledgerPracticeOf(session) }).catch(() => {}))',
  },
  {
    name: 'loose-key',
    about: 'the device’s id is stored outside the transaction of the practice',
    file: 'features/practice/session-writes.repo.ts',
    find: '${isSit ? id : null}, ${clientId},',
    put: '${isSit ? id : null}, null,',
  },
  {
    name: 'late-job',
    about: 'the job of an email is queued after the commit',
    file: 'features/waitlist/waitlist.service.ts',
    find: 'if (entryId) await events.emit(tx, waitlistJoined, { entryId })',
    put: 'if (entryId) setTimeout(() => events.emit(db, waitlistJoined, { entryId }).catch(() => {}), 50)',
  },
  {
    name: 'twice-liked',
    about: 'a like that is repeated counts twice',
    file: 'features/community/likes/like.repo.ts',
    find: 'on conflict (user_id, session_id) do nothing\n      returning 1 as change',
    put: 'on conflict (user_id, session_id) do update set created_at = excluded.created_at\n      returning 1 as change',
  },
]
