import { ApiError, type SleepEntry } from '@sadhana/contract'
import type { SleepErrors, SleepValues } from './sleep-fields.tsx'
import { sleepTimes } from './sleep-times.rules.ts'
import { sleepText } from './sleep.text.ts'

/** The request: empty times become null, and the length follows from both times. */
export function sleepBody({ date, bedtime, wakeTime, quality, notes }: SleepValues, zone: string) {
  const times = sleepTimes({ date, bedtime, wakeTime, zone })
  return {
    date,
    bedtime: times.bedtime?.toISOString() ?? null,
    wakeTime: times.wakeTime?.toISOString() ?? null,
    duration: times.duration,
    quality,
    notes: notes.trim(),
    zone,
  } satisfies Omit<SleepEntry, 'id' | 'version'>
}

export const missingIn = ({ date }: SleepValues): SleepErrors => (date ? {} : { date: sleepText.missing })

const fields = ['date', 'bedtime', 'wakeTime'] as const

/** The server's errors by field; empty if they are about none of them. */
export function refusedFields(error: unknown): SleepErrors {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'wellness.sleep_overlaps') return { bedtime: error.message }
  return Object.fromEntries(fields.flatMap((field) => (error.fields[field] ? [[field, error.fields[field]]] : [])))
}
