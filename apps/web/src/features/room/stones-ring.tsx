import type { Stone } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { roomText } from './room.text.ts'

const size = 320
const radius = 132

/** The places of a room in a circle. What it shows is also said in words beside it. */
export function StonesRing({ stones, places, children }: RingProps) {
  return (
    <div className="stones-ring">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className="stones-ring-water" cx={size / 2} cy={size / 2} r={radius - 34} />
        {Array.from({ length: places }, (_, index) => {
          const angle = (index / places) * 2 * Math.PI - Math.PI / 2
          const stone = stones.find(({ place }) => place === index + 1)
          const [cx, cy] = [size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)]
          return (
            <g key={index} transform={`translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${(index * 37) % 50})`}>
              {stone?.isYou && <ellipse className="stones-ring-you" rx="24" ry="21" />}
              <ellipse
                className={classNames(
                  'stones-ring-stone',
                  !stone && 'stones-ring-free',
                  stone && !stone.isHere && 'stones-ring-kept',
                )}
                rx="19"
                ry="16"
              />
            </g>
          )
        })}
      </svg>
      <div className="stones-ring-face">{children}</div>
      <ul className="sr-only">
        {stones.map(({ place, name, isYou }) => (
          <li key={place}>{isYou ? roomText.room.you : (name ?? roomText.room.someone(place))}</li>
        ))}
      </ul>
    </div>
  )
}

type RingProps = { stones: readonly Stone[]; places: number; children: ReactNode }
