import type { Reason, Visibility } from '@sadhana/contract'

const reasons: Record<Reason, string> = {
  strain: 'Less strain',
  sleep: 'Better sleep',
  body: 'A body that moves',
  breath: 'Breath',
  mind: 'A steadier mind',
  limbs: 'The eight limbs themselves',
  company: 'Company in practice',
  curiosity: 'I’m simply curious',
}

const visibilities: Record<Visibility, string> = {
  private: 'No one sees what you log. You can still read the feed.',
  followers: 'Followers see limb, minutes and feelings. Your notes stay with you.',
  public: 'Your practices appear in the community feed. Your notes stay with you.',
}

export const welcomeText = {
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  skip: 'Skip',
  signOut: 'Sign out',
  sit: {
    title: 'Sit for one minute?',
    say: 'Before anything else: a bell, sixty seconds, a bell. It counts.',
    sayToNew: (name: string) => `You’re in, ${name}. Before anything else: a bell, sixty seconds, a bell. It counts.`,
    go: 'Sit one minute',
    log: 'Log something I already did',
    skip: 'Not now',
  },
  why: {
    title: 'What brings you?',
    say: 'Choose as many as are true. Only you see your answer.',
    options: reasons,
    go: 'Continue',
    skip: 'Rather not say',
  },
  who: {
    title: 'Who may see you?',
    say: 'Your practices begin private. You can change this for all of them, or for one at a time.',
    options: visibilities,
    note: 'You’ll find this in your privacy settings whenever you want to change it.',
    go: 'Begin',
    skip: 'Keep it private and begin',
  },
  failed: 'Failed to update preferences',
}
