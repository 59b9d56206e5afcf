import type { CurrentUser } from '@sadhana/contract'

/** A member as the API describes her to herself. */
export const mira: CurrentUser = {
  id: '0198a1f0-0000-7000-8000-000000000001',
  username: 'mira',
  displayName: 'Mira Sen',
  email: 'mira@example.org',
  phone: null,
  bio: null,
  profileImage: null,
  isVerified: false,
  emailVerified: true,
  phoneVerified: false,
  twoFactorEnabled: false,
  totalSessions: 0,
  followers: 0,
  following: 0,
}
