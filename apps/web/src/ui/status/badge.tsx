import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type BadgeProps = {
  /** `sun` marks the one thing that stands out, such as Most Popular. */
  tone?: 'plain' | 'soft' | 'sun' | 'good' | 'bad'
  className?: string
  children: ReactNode
}

export const Badge = ({ tone = 'plain', className, children }: BadgeProps) => (
  <span className={classNames('badge', tone !== 'plain' && `badge-${tone}`, className)}>{children}</span>
)
