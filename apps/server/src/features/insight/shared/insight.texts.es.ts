import type { AfterFeeling, BeforeFeeling, TimeOfDay } from '@sadhana/contract'

/** Without saying who feels them. */
export const feelings: Record<BeforeFeeling | AfterFeeling, string> = {
  stressed: 'con estrés',
  anxious: 'con ansiedad',
  tired: 'con cansancio',
  restless: 'con inquietud',
  neutral: 'en un punto neutral',
  content: 'a gusto',
  energized: 'con energía',
  calm: 'en calma',
  peaceful: 'en paz',
  focused: 'con concentración',
  centered: 'en equilibrio',
  grateful: 'con gratitud',
  blissful: 'con dicha',
}

export const when: Record<TimeOfDay, string> = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'al atardecer',
  night: 'por la noche',
}
