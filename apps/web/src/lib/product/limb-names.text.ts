import type { Limb } from '@sadhana/contract'

/** The name of a limb at the beginning of a sentence or list. */
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

/** The meaning of the name, in a word or two. */
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
