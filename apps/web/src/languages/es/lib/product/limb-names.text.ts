import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/product/limb-names.text.ts'

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

export const limbMeanings: Translation<typeof english.limbMeanings> = {
  yamas: 'contención',
  niyamas: 'observancia',
  asana: 'asiento',
  pranayama: 'respiración',
  pratyahara: 'volverse hacia dentro',
  dharana: 'concentración',
  dhyana: 'meditación',
  samadhi: 'absorción',
}
