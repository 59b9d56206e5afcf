import type { AfterFeeling, BeforeFeeling } from '@sadhana/contract'

export const beforeFeelingLabels: Record<BeforeFeeling, string> = {
  stressed: 'Stressed',
  anxious: 'Anxious',
  tired: 'Tired',
  restless: 'Restless',
  neutral: 'Neutral',
  content: 'Content',
  energized: 'Energized',
}

export const afterFeelingLabels: Record<AfterFeeling, string> = {
  calm: 'Calm',
  peaceful: 'Peaceful',
  focused: 'Focused',
  energized: 'Energized',
  centered: 'Centered',
  grateful: 'Grateful',
  blissful: 'Blissful',
}
