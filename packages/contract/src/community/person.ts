import { z } from 'zod'
import { typedUsername } from '../account/names.ts'
import { SharedConnection } from '../profile/social-connections.ts'

/** What every member can see of another. */
export const Person = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.string().nullable(),
  isVerified: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** `requested` means that the other member hasn't approved it yet. */
export const followStates = ['none', 'requested', 'following'] as const
export type FollowState = (typeof followStates)[number]

/** A person in a list, and whether you follow them. */
export const PersonCard = Person.extend({ follow: z.enum(followStates) })
export type PersonCard = z.infer<typeof PersonCard>

export const MemberPage = PersonCard.extend({
  bio: z.string().nullable(),
  followers: z.int().nonnegative(),
  following: z.int().nonnegative(),
  followsReader: z.boolean(),
  isMuted: z.boolean(),
  /** The connections that the reader may see. */
  socialConnections: z.array(SharedConnection).optional(),
})
export type MemberPage = z.infer<typeof MemberPage>

export const byUsername = z.object({ username: typedUsername })
