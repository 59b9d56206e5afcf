import type { Visibility } from '@sadhana/contract'

export const privacyText = {
  title: 'Sharing',
  loadFailed: 'We couldn’t load your privacy settings',
  loadFailedText: 'They haven’t changed. Please try again.',
  who: 'Who sees new practices',
  meaning: {
    private: 'Only you can see new practices.',
    followers: 'Your followers can see new practices, in their Following feed and on your page.',
    public: 'All members can see new practices, in the community feed and on your page.',
  } satisfies Record<Visibility, string>,
  hint: 'You can change this for each practice. Practices you’ve already logged won’t change, and your notes stay private unless you share them.',
  approve: 'Approve followers',
  approveHint: 'People ask before they follow you. Current followers aren’t affected.',
} as const
