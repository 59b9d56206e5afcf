import { z } from 'zod'

/** What members may know of each other without asking. */
export const Person = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.string().nullable(),
  isVerified: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** `requested` waits for the other's consent. */
export const followStates = ['none', 'requested', 'following'] as const
export type FollowState = (typeof followStates)[number]

/** A person in a list, and whether the reader follows them. */
export const PersonCard = Person.extend({ follow: z.enum(followStates) })
export type PersonCard = z.infer<typeof PersonCard>

export const MemberPage = PersonCard.extend({
  bio: z.string().nullable(),
  followers: z.int().nonnegative(),
  following: z.int().nonnegative(),
  followsReader: z.boolean(),
  isMuted: z.boolean(),
})
export type MemberPage = z.infer<typeof MemberPage>
