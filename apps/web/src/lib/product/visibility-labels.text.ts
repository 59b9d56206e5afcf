import type { Visibility } from '@sadhana/contract'

export const visibilityLabels: Record<Visibility, string> = {
  private: 'Only me',
  followers: 'Followers',
  public: 'All members',
}
