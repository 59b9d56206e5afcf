import { type Limb, stoneHeight, stoneOutline, stonePlaces } from '@sadhana/contract'
import { LimbSymbol } from './limb-symbol.tsx'

const ground = 205
const symbolSize = 20

type StoneStackProps = {
  /** From the ground up; null is a plain stone. If there are too many, the lowest are left out. */
  limbs: readonly (Limb | null)[]
}

/** Stones on top of each other. The highest stands out. */
export function StoneStack({ limbs }: StoneStackProps) {
  const shown = limbs.slice(-stonePlaces.length)
  const top = stonePlaces[Math.max(0, shown.length - 1)] ?? stonePlaces[0]
  const from = top.y - (stoneHeight / 2) * top.high - 4
  return (
    <svg className="stone-stack" viewBox={`0 ${from} 300 ${ground - from}`} width="300" aria-hidden="true">
      <ellipse className="cairn-ripple" cx="150" cy="182" rx="140" ry="18" opacity=".35" />
      <ellipse className="cairn-ripple" cx="150" cy="180" rx="112" ry="12" opacity=".6" />
      {shown.map((limb, index) => (
        <StackedStone
          // oxlint-disable-next-line react/no-array-index-key -- a stone is its place
          key={index}
          limb={limb}
          place={stonePlaces[index] ?? stonePlaces[0]}
          isNewest={index === shown.length - 1}
        />
      ))}
    </svg>
  )
}

type StackedStoneProps = { limb: Limb | null; place: (typeof stonePlaces)[number]; isNewest: boolean }

const StackedStone = ({ limb, place: { x, y, wide, high }, isNewest }: StackedStoneProps) => (
  <g className={`stone-stack-stone tone-${limb ?? 'primary'} ${isNewest ? 'stone-stack-top' : ''}`}>
    <path d={stoneOutline} transform={`translate(${x} ${y}) scale(${wide} ${high})`} />
    {limb && (
      <g transform={`translate(${x - symbolSize / 2} ${y - symbolSize / 2})`}>
        <LimbSymbol limb={limb} size={symbolSize} />
      </g>
    )}
  </g>
)
