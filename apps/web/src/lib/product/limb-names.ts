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

/** What the name means, in a word or two. */
export const limbMeanings: Record<Limb, string> = {
  yamas: 'restraint',
  niyamas: 'observance',
  asana: 'seat',
  pranayama: 'breath',
  pratyahara: 'turning inward',
  dharana: 'concentration',
  dhyana: 'meditation',
  samadhi: 'absorption',
}
