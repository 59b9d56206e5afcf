import { asana } from './content/asana.ts'
import { dharana } from './content/dharana.ts'
import { dhyana } from './content/dhyana.ts'
import { niyamas } from './content/niyamas.ts'
import { pranayama } from './content/pranayama.ts'
import { pratyahara } from './content/pratyahara.ts'
import { samadhi } from './content/samadhi.ts'
import { yamas } from './content/yamas.ts'
import type { GuidedPractice } from '../shared/guided.rules.ts'

/** Sorted by how quickly they help. */
export const guidedPractices: readonly GuidedPractice[] = [
  ...pranayama,
  ...pratyahara,
  ...dhyana,
  ...asana,
  ...dharana,
  ...yamas,
  ...niyamas,
  ...samadhi,
]

export const guidedPractice = (id: string): GuidedPractice | undefined =>
  guidedPractices.find((practice) => practice.id === id)
