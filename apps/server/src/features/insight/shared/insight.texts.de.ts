import type { AfterFeeling, BeforeFeeling, Limb, TimeOfDay } from '@sadhana/contract'

export const feelings: Record<BeforeFeeling | AfterFeeling, string> = {
  stressed: 'gestresst',
  anxious: 'ängstlich',
  tired: 'müde',
  restless: 'unruhig',
  neutral: 'neutral',
  content: 'zufrieden',
  energized: 'voller Energie',
  calm: 'ruhig',
  peaceful: 'friedlich',
  focused: 'konzentriert',
  centered: 'gesammelt',
  grateful: 'dankbar',
  blissful: 'glückselig',
}

export const when: Record<TimeOfDay, string> = {
  morning: 'am Morgen',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
  night: 'in der Nacht',
}

export const capital = (limb: Limb): string => `${limb.charAt(0).toUpperCase()}${limb.slice(1)}`
