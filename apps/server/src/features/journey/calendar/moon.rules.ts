import { type Calendar, type Moon, todayOf } from '@sadhana/contract'

// New and full moons after Jean Meeus, Astronomical Algorithms, second edition, chapter 49. `k` counts lunations from the
// first new moon of 2000; full moons are halfway between.

const dayMs = 86_400_000
const lunationDays = 29.530588861
/** Julian days of the first new moon of 2000, and of 1 January 1970. */
const firstNewMoon = 2451550.09766
const unixEpoch = 2440587.5

/** Amount for a new and a full moon, power of E, and how often M, M′ and F are in the angle. */
const periodicTerms: readonly (readonly [number, number, number, number, number, number])[] = [
  [-0.4072, -0.40614, 0, 0, 1, 0],
  [0.17241, 0.17302, 1, 1, 0, 0],
  [0.01608, 0.01614, 0, 0, 2, 0],
  [0.01039, 0.01043, 0, 0, 0, 2],
  [0.00739, 0.00734, 1, -1, 1, 0],
  [-0.00514, -0.00515, 1, 1, 1, 0],
  [0.00208, 0.00209, 2, 2, 0, 0],
  [-0.00111, -0.00111, 0, 0, 1, -2],
  [-0.00057, -0.00057, 0, 0, 1, 2],
  [0.00056, 0.00056, 1, 1, 2, 0],
  [-0.00042, -0.00042, 0, 0, 3, 0],
  [0.00042, 0.00042, 1, 1, 0, 2],
  [0.00038, 0.00038, 1, 1, 0, -2],
  [-0.00024, -0.00024, 1, -1, 2, 0],
  [-0.00007, -0.00007, 0, 2, 1, 0],
  [0.00004, 0.00004, 0, 0, 2, -2],
  [0.00004, 0.00004, 0, 3, 0, 0],
  [0.00003, 0.00003, 0, 1, 1, -2],
  [0.00003, 0.00003, 0, 0, 2, 2],
  [-0.00003, -0.00003, 0, 1, 1, 2],
  [0.00003, 0.00003, 0, -1, 1, 2],
  [-0.00002, -0.00002, 0, -1, 1, -2],
  [-0.00002, -0.00002, 0, 1, 3, 0],
  [0.00002, 0.00002, 0, 0, 4, 0],
]

/** Of the planets: amount in millionths of a day, and the angle as start and change per lunation. */
const planetaryTerms: readonly (readonly [number, number, number])[] = [
  [165, 251.88, 0.016321],
  [164, 251.83, 26.651886],
  [126, 349.42, 36.412478],
  [110, 84.66, 18.206239],
  [62, 141.74, 53.303771],
  [60, 207.14, 2.453732],
  [56, 154.84, 7.30686],
  [47, 34.52, 27.261239],
  [42, 207.19, 0.121824],
  [40, 291.34, 1.844379],
  [37, 161.72, 24.198154],
  [35, 239.56, 25.513099],
  [23, 331.55, 3.592518],
]

const sin = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
const polynomial = (t: number, ...factors: number[]): number =>
  factors.reduceRight((sum, factor) => sum * t + factor, 0)

/** How far our clocks are behind the even time of the formulas, by the polynomials of Espenak and Meeus. */
function clockLagSeconds(year: number): number {
  if (year < 2050) return polynomial(year - 2000, 62.92, 0.32217, 0.005589)
  return -20 + 32 * ((year - 1820) / 100) ** 2 - 0.5628 * (2150 - year)
}

function computeMoon(k: number): number {
  const isFull = Number(!Number.isInteger(k))
  const t = k / 1236.85
  const e = polynomial(t, 1, -0.002516, -0.0000074)
  const sun = 2.5534 + 29.1053567 * k + polynomial(t, 0, 0, -0.0000014, -0.00000011)
  const moon = 201.5643 + 385.81693528 * k + polynomial(t, 0, 0, 0.0107582, 0.00001238, -0.000000058)
  const latitude = 160.7108 + 390.67050284 * k + polynomial(t, 0, 0, -0.0016118, -0.00000227, 0.000000011)
  const node = 124.7746 - 1.56375588 * k + polynomial(t, 0, 0, 0.0020672, 0.00000215)
  const mean = firstNewMoon + lunationDays * k + polynomial(t, 0, 0, 0.00015437, -0.00000015, 0.00000000073)
  let correction = -0.00017 * sin(node) + 0.000325 * sin(299.77 + 0.107408 * k - 0.009173 * t * t)
  for (const [ofNew, ofFull, powerOfE, suns, moons, latitudes] of periodicTerms) {
    const angle = suns * sun + moons * moon + latitudes * latitude
    correction += (isFull ? ofFull : ofNew) * e ** powerOfE * sin(angle)
  }
  for (const [millionths, start, change] of planetaryTerms) {
    correction += (millionths / 1_000_000) * sin(start + change * k)
  }
  const seconds = clockLagSeconds(2000 + k / 12.3685)
  return (mean + correction - unixEpoch) * dayMs - seconds * 1_000
}

/** A year of days looks at the same moons again and again; a century has 2,474 of them. */
const computed = new Map<number, number>()

function moonAt(k: number): Date {
  const moment = computed.get(k) ?? computeMoon(k)
  computed.set(k, moment)
  return new Date(moment)
}

const halfOf = (moon: Moon): number => (moon === 'full-moon' ? 0.5 : 0)

/** Of all new or full moons, the one nearest to this moment. */
export function moonNear(moon: Moon, at: Date): Date {
  const lunations = (at.getTime() / dayMs + unixEpoch - firstNewMoon) / lunationDays
  const k = Math.round(lunations - halfOf(moon)) + halfOf(moon)
  return moonAt(k)
}

/** The practice day of the next new or full moon, today included. */
export function nextMoonDay(moon: Moon, now: Date, calendar: Calendar): string {
  const dayOf = (at: Date) => todayOf({ now: at, ...calendar })
  const nearest = moonNear(moon, now)
  if (dayOf(nearest) >= dayOf(now)) return dayOf(nearest)
  return dayOf(moonNear(moon, new Date(nearest.getTime() + lunationDays * dayMs)))
}
