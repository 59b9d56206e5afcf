import type { AfterFeeling, BeforeFeeling, Limb, Visibility } from '@sadhana/contract'

/** The meaning of each limb in a few plain words. */
export const limbLines: Record<Limb, string> = {
  yamas: 'Kindness to others',
  niyamas: 'Care for oneself',
  asana: 'Body and posture',
  pranayama: 'Breath',
  pratyahara: 'Senses at rest',
  dharana: 'One thing at a time',
  dhyana: 'Sitting, open and still',
  samadhi: 'Absorption',
}

export const beforeFeelingLabels: Record<BeforeFeeling, string> = {
  stressed: 'Stressed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  neutral: 'Neutral',
  content: 'Content',
  energized: 'Energized',
}

export const afterFeelingLabel = 'Feeling After Practice'
export const afterFeelingLabels: Record<AfterFeeling, string> = {
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  energized: 'Energized',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
}

/** Who sees a session, as shown in the summary beside the form. */
export const audienceLabels: Record<Visibility, string> = {
  private: 'Only you',
  followers: 'Your followers',
  public: 'All members',
}

/** The same as a sentence, before saving and after it. */
export const audienceBeforeSaving: Record<Visibility, string> = {
  private: 'Only you will see it.',
  followers: 'Your followers will see it.',
  public: 'All members will see it.',
}

export const audienceAfterSaving: Record<Visibility, string> = {
  private: 'Only you see it.',
  followers: 'Your followers see it.',
  public: 'All members see it.',
}
