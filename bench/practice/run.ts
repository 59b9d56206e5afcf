import { measureGrowth } from '../kit/growth.ts'
import { casesOf } from './cases.ts'
import { practiceSizes } from './size.ts'

await measureGrowth({
  sizes: practiceSizes([100_000]),
  casesOf,
  bareNode: new URL('./bare-node.ts', import.meta.url),
})
