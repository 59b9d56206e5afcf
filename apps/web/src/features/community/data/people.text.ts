/** The texts of every list of people, and what is said if following or liking fails. */
export const peopleText = {
  failed: 'We couldn’t load this list',
  moreFailed: 'We couldn’t load more people',
  followFailed: 'Unable to update follow status. Please try again.',
  likeFailed: 'Error',
  likeFailedText: 'Unable to update like status. Please try again.',
} as const

export const personText = {
  practices: 'Shared practices',
  failed: 'We couldn’t load this page',
  none: 'Nothing shared yet',
  noneOfYours: 'When you share a practice, you’ll see it here.',
  noneOfTheirs: 'You’ll see the practices they share with you here.',
  unknown: 'Member not found',
  unknownText: 'We couldn’t find anyone with this username',
  findPeople: 'Find people',
  followsYou: (username: string) => `@${username} · Follows you`,
  social: 'Social media',
  socialLink: (platform: string, username: string) => `${platform}: ${username} (opens a new tab)`,
  edit: 'Edit profile',
  privacy: 'Privacy settings',
  more: (name: string) => `More options for ${name}`,
} as const
