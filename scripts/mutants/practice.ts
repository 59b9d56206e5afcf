import type { Target } from './mutant.ts'

const routes = 'features/practice/practice.routes.test.ts'
const races = 'features/practice/practice.races.test.ts'
const pictures = 'features/practice/pictures/pictures.test.ts'

export const practice: readonly Target[] = [
  {
    file: 'features/practice/pictures/pictures.service.ts',
    tests: [pictures],
    faults: [
      [
        'everyone sees every picture',
        'const isSeen = await maySee(db, reader, place.sessionId)',
        'const isSeen = true',
      ],
      ['a fifth picture is added', 'if (!room.picture && room.isFull)', 'if (false)'],
      ['an upload that lost leaves its files', 'if (!isOurs) await', 'if (false) await'],
      [
        'the files of a removed picture stay',
        '    await enqueue(tx, deletePictureFiles',
        '    if (false) await enqueue(tx, deletePictureFiles',
      ],
    ],
  },
  {
    file: 'features/practice/pictures/pictures.repo.ts',
    tests: [pictures],
    faults: [['a picture can be described by anyone', 'user_id = ${userId} and session_id', 'session_id']],
  },
  {
    file: 'features/practice/practice.service.ts',
    tests: [routes],
    faults: [
      ['a practice may be in the future', 'now.getTime() + clockToleranceMs', 'Infinity'],
      ['a clock that is a little ahead is refused', 'clockToleranceMs = 60_000', 'clockToleranceMs = 0'],
      ['unknown zones are accepted', 'if (!isKnownZone(zone))', 'if (false)'],
      ['the second device overwrites the first', 'if (read.version !== change.version)', 'if (false)'],
      ['an edit keeps the version', 'version: read.version + 1', 'version: read.version'],
      ['a moved session keeps its practice day', 'if (isMoved) edited.practiceDay', 'if (false) edited.practiceDay'],
      ['an edit does not update the totals', '      await updateTotals(tx, userId, read, edited)\n', ''],
      ['a deleted session can be restored for ever', 'practiceUndoDays * 24', 'practiceUndoDays * 24_000'],
    ],
  },
  {
    file: 'features/practice/practice.service.ts',
    tests: [races, 'features/practice/ledger.property.test.ts'],
    faults: [
      ['changes run without the lock', '    await lockStreak(tx, userId)\n', ''],
      [
        'a deletion does not update the streak',
        '    await applyPractice(tx, userId, { before: removed, after: null })\n',
        '',
      ],
    ],
  },
  {
    file: 'features/practice/practice.rules.ts',
    tests: [routes, 'features/practice/list-sessions.test.ts'],
    faults: [
      ['notes are shared by default', 'shareNotes = false', 'shareNotes = true'],
      ['empty notes are stored', 'notes !== undefined && { notes: notes || null }', 'notes && { notes }'],
      ['a change of minutes does not count', '  one.duration === other.duration &&\n', ''],
    ],
  },
  {
    file: 'features/practice/practice.rules.ts',
    tests: ['features/practice/tags.test.ts'],
    faults: [['an edit that does not name the tags removes them', 'orNull(tags ?? session.tags)', 'orNull(tags)']],
  },
  {
    file: 'features/practice/tags.sql.ts',
    tests: ['features/practice/tags.test.ts'],
    faults: [['upper case is another tag', 'group by lower(tag)', 'group by tag']],
  },
  {
    file: 'features/community/feed/feed.repo.ts',
    tests: ['features/community/feed/shared-tags.test.ts'],
    faults: [
      ['tags are shown without consent', 'case when share_notes or session.user_id = ${reader} then tags end', 'tags'],
    ],
  },
  {
    file: 'features/practice/practice.rules.ts',
    tests: ['features/profile/privacy.test.ts'],
    faults: [
      ['the default visibility is ignored', 'visibility = settings.defaultVisibility', "visibility = 'private'"],
    ],
  },
  {
    file: 'features/practice/session-totals.sql.ts',
    tests: [routes, 'features/practice/ledger.property.test.ts'],
    faults: [
      [
        'minutes of a day are not added up',
        'on conflict (user_id, practice_day)\n      do update set sessions = total.sessions + excluded.sessions, minutes = total.minutes + excluded.minutes',
        'on conflict (user_id, practice_day)\n      do update set sessions = total.sessions + excluded.sessions',
      ],
      [
        'an empty day stays',
        'and ${sameDay} and total.sessions = removed.sessions',
        'and ${sameDay} and total.sessions = 0',
      ],
    ],
  },
  {
    file: 'features/practice/session-writes.repo.ts',
    tests: [routes, 'features/practice/ledger.property.test.ts'],
    faults: [
      ['sessions deleted long ago can be restored', ' and deleted_at > ${since}', ''],
      ['a deleted session is not kept', '), ${at} from session_rows', '), ${at} from session_rows where false'],
      ['the trash is never emptied', 'deleted_at <= ${moment}', 'deleted_at <= ${new Date(0)}'],
    ],
  },
  {
    file: 'features/practice/session-reads.repo.ts',
    tests: ['features/practice/list-sessions.test.ts', routes],
    faults: [
      [
        "another member's session is shown",
        'sql`user_id = ${userId} and session.id = ${id}`',
        'sql`session.id = ${id}`',
      ],
      ['the limb filter is ignored', '...(limb ? [', '...(limb && false ? ['],
      ['the last day is left out', 'date <= ${day}', 'date < ${day}'],
      ['the first day is left out', 'date >= ${day}', 'date > ${day}'],
      ['other filters get the first list’s statement', 'filters.map(({ name }) => name).join()', "''"],
      [
        'a page repeats the last session of the previous one',
        '(date, time, session.id) < (',
        '(date, time, session.id) <= (',
      ],
    ],
  },
  {
    file: 'features/practice/session.sql.ts',
    tests: ['features/practice/list-sessions.test.ts', routes],
    faults: [['oldest first', 'order by date desc, time desc', 'order by date, time desc']],
  },
]
