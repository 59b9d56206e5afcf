import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { LimbId } from './limb-symbol.tsx'
import type { MoodId } from './mood-symbol.tsx'

type Tone = LimbId | MoodId | 'primary' | 'danger' | 'success' | 'sun'

type StoneProps = {
  tone?: Tone
  /** Neighbours get different shapes. */
  shape?: 'a' | 'b' | 'c'
  size?: 'sm' | 'md' | 'lg'
  className?: string
  children?: ReactNode
}

/** Our badge: a river stone with one symbol. */
export const Stone = ({ tone = 'primary', shape = 'a', size = 'md', className, children }: StoneProps) => (
  <span
    className={classNames(
      'stone',
      `tone-${tone}`,
      shape !== 'a' && `stone-${shape}`,
      size !== 'md' && `stone-${size}`,
      className,
    )}
  >
    {children}
  </span>
)
