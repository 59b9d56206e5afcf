import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/limb-names.text.ts'

/** The name of a limb at the beginning of a sentence or list. */
export const limbNames: Translation<typeof english.limbNames> = {
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
export const limbMeanings: Translation<typeof english.limbMeanings> = {
  yamas: 'Zurückhaltung',
  niyamas: 'Lebensregeln',
  asana: 'Sitz',
  pranayama: 'Atem',
  pratyahara: 'Einkehr',
  dharana: 'Konzentration',
  dhyana: 'Meditation',
  samadhi: 'Versenkung',
}
