import {
  type Limb,
  timeOfDayAt,
  type TimeOfDay,
  usualPractice,
  type UsualPractice,
  type Visibility,
} from '@sadhana/contract'

/** Sessions that are alike, including the hour they started in and their visibility. */
export type RepeatedPractice = {
  limbType: Limb
  duration: number
  hour: number
  visibility: Visibility
  times: number
  /** When the latest of them started, on the member's own clock. */
  latest: string
}

const rounded = (minutes: number): number =>
  Math.round(minutes / usualPractice.roundedToMinutes) * usualPractice.roundedToMinutes

const latestOf = (alike: RepeatedPractice[]): RepeatedPractice => alike.reduce((a, b) => (b.latest > a.latest ? b : a))
const mostOftenOf = (alike: RepeatedPractice[]): RepeatedPractice => alike.reduce((a, b) => (b.times > a.times ? b : a))

type CountedPractice = { practice: UsualPractice; times: number; latest: string }

function countedOf(alike: RepeatedPractice[]): CountedPractice {
  const { limbType, duration, hour } = mostOftenOf(alike)
  const { visibility, latest } = latestOf(alike)
  return {
    practice: { limbType, minutes: rounded(duration) || duration, timeOfDay: timeOfDayAt(hour), visibility },
    times: alike.reduce((sum, { times }) => sum + times, 0),
    latest,
  }
}

/** Practices at the present time of day come first, then the more frequent, then the more recent. */
export function usualOf(repeated: readonly RepeatedPractice[], present: TimeOfDay): UsualPractice[] {
  const isPresent = ({ practice }: CountedPractice) => Number(practice.timeOfDay === present)
  const alike = Map.groupBy(
    repeated,
    ({ limbType, duration, hour }) => `${limbType} ${rounded(duration)} ${timeOfDayAt(hour)}`,
  )
  return [...alike.values()]
    .map(countedOf)
    .filter(({ times }) => times >= usualPractice.times)
    .toSorted((a, b) => isPresent(b) - isPresent(a) || b.times - a.times || (b.latest > a.latest ? 1 : -1))
    .slice(0, usualPractice.shown)
    .map(({ practice }) => practice)
}
