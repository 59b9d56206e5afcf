import { useState } from 'react'
import { minutesInWords } from '#lib/intl/intl.rules.ts'
import { clockText, elapsedMs, lengthMs, type Sit } from '../timer/timer.rules.ts'

/** In a pause: what a new length does to the minutes sat. */
export function LengthNote({ sit }: { sit: Sit }) {
  const [before] = useState(sit.minutes)
  const sat = Math.floor(elapsedMs(sit, sit.pausedAt ?? sit.startsAt) / 1000) * 1000
  return <p className="length-note">{wordsOf(sit, sat, before)}</p>
}

function wordsOf(sit: Sit, sat: number, before: number | null): string {
  if (sit.minutes === before) return `You’ve sat for ${clockText(sat)}. Change the length, and that time stays; the end moves.`
  if (sit.minutes === null) return `Open-ended now. The ${clockText(sat)} you’ve sat stays.`
  return `${minutesInWords(sit.minutes)} now, ${clockText(lengthMs(sit) - sat)} to go. The ${clockText(sat)} you’ve sat stays.`
}

