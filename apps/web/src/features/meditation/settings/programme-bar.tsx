import './programme.css'
import { minutesOfStretches, type Programme } from '@sadhana/contract'
import type { CSSProperties } from 'react'
import { isUnlikeFirst } from '../shared/programme.rules.ts'
import { programmeText as text, stretchName } from '../shared/programme.text.ts'

/** A shorter stretch has no room for its words. */
const legible = 0.2

const share = (minutes: number) => ({ '--minutes': minutes }) as CSSProperties

/** The stretches of a sit side by side, as long as their minutes; the time to settle is only outlined. */
export function ProgrammeBar({ programme: { settle, stretches } }: { programme: Programme }) {
  const labels = stretches.map((stretch, index) => text.stretchMinutes(stretchName(stretch, index), stretch.minutes))
  const settling = settle.minutes > 0 ? [text.settle(settle.minutes)] : []
  const from = (index: number) => minutesOfStretches(stretches.slice(0, index))
  return (
    <>
      <p className="sr-only">{text.stretches([...settling, ...labels])}</p>
      <div className="programme-bar" aria-hidden="true">
        {settle.minutes > 0 && <i className="programme-bar-settle" style={share(settle.minutes)} />}
        {stretches.map(({ minutes }, index) => (
          <i
            key={from(index)}
            className={isUnlikeFirst(stretches, index) ? 'programme-bar-unlike' : undefined}
            style={share(minutes)}
          />
        ))}
      </div>
      <div className="programme-labels" aria-hidden="true">
        {settle.minutes > 0 && <span style={share(settle.minutes)} />}
        {stretches.map(({ minutes }, index) => (
          <span key={from(index)} style={share(minutes)}>
            {minutes >= legible * minutesOfStretches(stretches) && labels[index]}
          </span>
        ))}
      </div>
    </>
  )
}
