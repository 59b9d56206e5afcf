import type { Challenge } from '@sadhana/contract'
import { Leaf, Sun, Sunrise, Sunset } from 'lucide-react'
import { LimbSymbol } from '#ui/motifs/limb-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'

const partSymbols = { morning: Sunrise, afternoon: Sun, evening: Sunset } as const
const shapes = ['a', 'b', 'c'] as const

type ChallengeStoneProps = {
  challenge: Pick<Challenge, 'limbType' | 'partOfDay'>
  /** Its place in a list: neighbours get different stones. */
  index?: number
  className?: string
}

/** Shows the limb that counts, or the part of the day. */
export function ChallengeStone({ challenge: { limbType, partOfDay }, index = 0, className }: ChallengeStoneProps) {
  const PartSymbol = partOfDay ? partSymbols[partOfDay] : Leaf
  return (
    <Stone tone={limbType ?? 'primary'} shape={shapes[index % shapes.length] ?? 'a'} {...(className && { className })}>
      {limbType ? <LimbSymbol limb={limbType} /> : <PartSymbol aria-hidden="true" />}
    </Stone>
  )
}
