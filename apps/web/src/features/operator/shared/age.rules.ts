import { plural } from '#intl/intl.rules.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long something has been waiting, in brief: "14 min", "3 h", "2 days". */
export function ageInWords(since: string, now: number): string {
  const ms = Math.max(minuteMs, now - Date.parse(since))
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`
  if (ms < dayMs) return `${Math.floor(ms / hourMs)} h`
  return plural(Math.floor(ms / dayMs), { one: '1 day', other: (count) => `${count} days` })
}
