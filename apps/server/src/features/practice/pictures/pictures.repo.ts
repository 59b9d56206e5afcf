import { maxPictures, type PracticePicture } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Identifies a picture by its owner and session. */
export type Place = { userId: string; sessionId: string; id: string }

const own = ({ userId, sessionId, id }: Place) => sql`user_id = ${userId} and session_id = ${sessionId} and id = ${id}`

type Room = { picture: PracticePicture | null; isFull: boolean }

/** The picture, if it already exists, and whether there is room for another. Undefined if there is no such session. */
export async function findRoom(db: Db, { userId, sessionId, id }: Place): Promise<Room | undefined> {
  const { rows } = await sql<Room>`
    select
      (select json_build_object('id', id, 'caption', caption) from session_media
        where user_id = session.user_id and session_id = session.id and id = ${id}) as picture,
      (select count(*) from session_media
        where user_id = session.user_id and session_id = session.id) >= ${maxPictures} as "isFull"
    from practice_sessions as session where user_id = ${userId} and session.id = ${sessionId}`.execute(db)
  return rows[0]
}

/** Makes sure that pictures are added to a session one at a time, and not while it is being deleted. */
export async function lockSession(tx: Db, userId: string, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from practice_sessions where user_id = ${userId} and id = ${sessionId} for no key update`.execute(tx)
  return rows.length > 0
}

export async function insertPicture(tx: Db, place: Place, name: string, at: Date): Promise<void> {
  await tx
    .insertInto('session_media')
    .values({
      user_id: place.userId,
      session_id: place.sessionId,
      id: place.id,
      media_type: 'image',
      media_url: name,
      created_at: at,
    })
    .execute()
}

export async function updateCaption(
  db: Db,
  place: Place,
  caption: string | null,
): Promise<PracticePicture | undefined> {
  const { rows } = await sql<PracticePicture>`
    update session_media set caption = ${caption} where ${own(place)} returning id, caption`.execute(db)
  return rows[0]
}

/** Returns the name of the picture's files. */
export async function deletePicture(db: Db, place: Place): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from session_media where ${own(place)} returning media_url as name`.execute(db)
  return rows[0]?.name
}

type PictureFile = { userId: string; name: string }

/** The owner of a picture, and the names of its files. */
export async function findFiles(db: Db, { sessionId, id }: Omit<Place, 'userId'>): Promise<PictureFile | undefined> {
  const { rows } = await sql<PictureFile>`
    select session.user_id as "userId", media_url as name
    from practice_sessions as session
      join session_media as picture on picture.user_id = session.user_id and picture.session_id = session.id
    where session.id = ${sessionId} and picture.id = ${id}`.execute(db)
  return rows[0]
}
