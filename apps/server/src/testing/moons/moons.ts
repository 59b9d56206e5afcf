import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Moon } from '@sadhana/contract'

const text = readFileSync(join(import.meta.dirname, 'moons.txt'), 'utf8')

/** The new and full moons of fifty years by another ephemeris, to the minute. */
export const ephemerisMoons: { moon: Moon; at: Date }[] = text
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .flatMap((line) => {
    const [year, name, ...moments] = line.split(' ')
    return moments.map((moment) => ({ moon: `${name}-moon` as Moon, at: new Date(`${year}-${moment}Z`) }))
  })
