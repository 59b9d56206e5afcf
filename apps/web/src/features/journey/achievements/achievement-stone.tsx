import { limbs, type Achievement } from '@sadhana/contract'
import type { CSSProperties, ReactNode } from 'react'
import { moonPath } from '#ui/chart/day-marks.ts'
import { classNames } from '#ui/class-names.ts'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'

const sunrise = <path d="M7 16.5a5 5 0 0 1 10 0M3 16.5h18M6.5 20h11M12 4v3.5M4.8 9.3l1.7 1.5M19.2 9.3l-1.7 1.5" />

/** Drawn on a 24-unit grid; the keys are the icon names in the catalogue. */
const drawings: Record<string, ReactNode> = {
  cairn: (
    <>
      <ellipse cx="12" cy="17.6" rx="7.6" ry="3" />
      <ellipse cx="12" cy="11.8" rx="5.2" ry="2.7" />
      <ellipse cx="12" cy="6.6" rx="3" ry="2.2" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="13.2" r="7.3" />
      <path d="M12 9.2v4l2.6 1.6M9.8 3.2h4.4" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.2" />
      <path d="M4 10h16M8.5 3.5v3.5M15.5 3.5v3.5" />
    </>
  ),
  flow: <path d="M3.5 7.5 8 12l-4.5 4.500M10 12h10.500M17 8.5 20.5 12 17 15.5" />,
  path: (
    <>
      <path d="M4 19.5c6.5 0 2.5-7 8.5-7s2-7.5 7-8" />
      <circle cx="12.4" cy="12.5" r="1.7" />
    </>
  ),
  beads: (
    <>
      <circle cx="12" cy="4.6" r="1.8" />
      <circle cx="18" cy="8" r="1.8" />
      <circle cx="18" cy="15" r="1.8" />
      <circle cx="12" cy="19.2" r="1.8" />
      <circle cx="6" cy="15" r="1.8" />
      <circle cx="6" cy="8" r="1.8" />
    </>
  ),
  moon: <path d={moonPath} />,
  sunrise,
  sunset: sunrise,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 3v2.200M12 18.800V21M3 12h2.200M18.8 12H21M5.6 5.600l1.6 1.600M16.8 16.800l1.6 1.600M18.400 5.600l-1.6 1.600M7.2 16.800l-1.6 1.6" />
    </>
  ),
  return: (
    <>
      <path d="M4.6 12a7.4 7.4 0 1 0 2.3-5.3L4.6 8.9" />
      <path d="M4.6 4.6v4.3h4.3" />
    </>
  ),
}

export function AchievementSymbol({ icon, size }: { icon: string; size: number }) {
  const limb = limbs.find((name) => name === icon)
  return limb ? <LimbSymbol limb={limb} size={size} /> : <SymbolFrame size={size}>{drawings[icon]}</SymbolFrame>
}

const shapes = ['a', 'b', 'c'] as const

type AchievementStoneProps = {
  achievement: Pick<Achievement, 'icon' | 'tone'>
  /** Its place in the list: neighbours get different shapes. */
  index: number
  /** For an achievement still ahead: the share reached so far, from 0 to 1. It is drawn as water inside an outline. */
  tide?: number
}

/** An earned stone is filled and engraved. Its name is always beside it. */
export function AchievementStone({ achievement: { icon, tone }, index, tide }: AchievementStoneProps) {
  const isOpen = tide !== undefined
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'achievement-stone',
        `tone-${tone}`,
        `achievement-stone-${shapes[index % shapes.length]}`,
        isOpen && 'achievement-stone-open',
      )}
      {...(isOpen && { style: { '--tide': `${tide * 100}%` } as CSSProperties })}
    >
      <AchievementSymbol icon={icon} size={isOpen ? 28 : 36} />
    </span>
  )
}
