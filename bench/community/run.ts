import { measureGrowth, only } from '../kit/growth.ts'
import type { Size } from '../kit/sizes.ts'
import { printBuffers } from './buffers.ts'
import { casesOf } from './cases.ts'
import { printFlush } from './flush.ts'
import { printHotMember } from './hot-member.ts'
import { communitySizes } from './size.ts'

/**
 * Measurements other than the comparison with the limits, by the word after `--only=`. Each is for one size at a time.
 */
const apart = new Map<string, (size: Size) => Promise<void>>([
  ['hot-member', printHotMember],
  ['flush', printFlush],
])

const sizes = communitySizes([100_000])
const printApart = apart.get(only)
if (printApart) for (const size of sizes) await printApart(size)
else if (process.argv.includes('--buffers')) await printBuffers(sizes)
else await measureGrowth({ sizes, casesOf, bareNode: new URL('./bare-node.ts', import.meta.url) })
