import { experiencePerLevel, type JourneyStats } from '@sadhana/contract'
import type { CSSProperties } from 'react'
import { journeyText } from './journey.text.ts'

/** The progress from this level to the next, with a sun at its tip. */
export function LevelBar({ stats: { experience, level } }: { stats: JourneyStats }) {
  const points = experience % experiencePerLevel
  return (
    <div className="level-bar" style={{ '--share': points / experiencePerLevel } as CSSProperties}>
      <progress
        className="level-bar-meter"
        aria-label={journeyText.level.bar(level + 1)}
        value={points}
        max={experiencePerLevel}
      />
    </div>
  )
}
