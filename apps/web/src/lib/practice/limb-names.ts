import type { Limb } from '@sadhana/contract'

/** What a limb is called in a sentence's or a list's beginning. */
export const limbNames: Record<Limb, string> = {
  yamas: 'Yamas',
  niyamas: 'Niyamas',
  asana: 'Asana',
  pranayama: 'Pranayama',
  pratyahara: 'Pratyahara',
  dharana: 'Dharana',
  dhyana: 'Dhyana',
  samadhi: 'Samadhi',
}
