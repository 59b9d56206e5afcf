import type { CurrentUser, Language, ProfileChange } from '@sadhana/contract'
import { readCurrentUser, replaceGeneratedUsername, updateLanguage, updateProfile } from '#features/account/index.ts'
import type { Caller } from '#platform/caller.ts'
import { AppError } from '#platform/errors.ts'
import { type PictureDeps, removePicture } from './picture.service.ts'

type Deps = Pick<PictureDeps, 'db' | 'clock'>

/** The picture can only be kept or removed here. New pictures are uploaded separately. */
export async function changeProfile(
  deps: PictureDeps,
  userId: string,
  { displayName, bio, profileImage }: ProfileChange,
): Promise<CurrentUser> {
  const before = await readCurrentUser(deps, userId)
  if (profileImage && profileImage !== before.profileImage) {
    throw new AppError('request.invalid', { fields: { profileImage: 'Please upload your picture' } })
  }
  if (profileImage === null && before.profileImage) await removePicture(deps, userId)
  return changeWords(deps, userId, { displayName, bio })
}

type Words = Pick<ProfileChange, 'displayName' | 'bio'>

export async function changeWords(
  { db, clock }: Deps,
  userId: string,
  { displayName, bio }: Words,
): Promise<CurrentUser> {
  await updateProfile(db, userId, { displayName, bio: bio || null }, clock.now())
  return readCurrentUser({ db }, userId)
}

/** Only members with a generated username can change it, and only once. */
export async function changeUsername({ db, clock }: Deps, userId: string, username: string): Promise<CurrentUser> {
  if (!(await replaceGeneratedUsername(db, userId, username, clock.now()))) throw new AppError('profile.username_final')
  return readCurrentUser({ db }, userId)
}

/** Of the emails that the member gets, and of the pages in this browser. */
export async function changeLanguage(
  { db, clock }: Deps,
  userId: string,
  language: Language,
  caller: Caller,
): Promise<CurrentUser> {
  await updateLanguage(db, userId, language, clock.now())
  caller.rememberLanguage(language)
  return readCurrentUser({ db }, userId)
}
