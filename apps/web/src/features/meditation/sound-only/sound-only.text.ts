/** The words for sound without a sit. */
export const soundOnlyText = {
  title: 'Only sound',
  about:
    'Something to fall asleep or work with. It isn’t a sit, and nothing is logged. It plays while this page is open.',
  fadeAfter: 'Fade out after',
  minutes: 'minutes',
  play: 'Play',
  stop: 'Stop',
  fadesIn: (clock: string) => `Fades out in ${clock}`,
  fading: 'Fading out',
  sitInstead: 'I’d rather sit',
  sitting: 'A sit is running, and it has its own sound.',
  toSit: 'Back to your sit',
  failed: 'We couldn’t load the sound',
  tryAgain: 'Please try again.',
} as const
