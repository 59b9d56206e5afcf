import { compassMark } from '@sadhana/contract'
import { classNames } from '#ui/class-names.ts'

/** The same in every language. */
const name = 'Sadhana Compass'

type LogoProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Shows the compass alone. Screen readers still read the name. */
  hideText?: boolean
  className?: string
}

export const Logo = ({ size = 'md', hideText = false, className }: LogoProps) => (
  <span className={classNames('logo', size !== 'md' && `logo-${size}`, className)}>
    <CompassMark />
    <span className={hideText ? 'sr-only' : undefined}>{name}</span>
  </span>
)

const CompassMark = () => (
  <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <circle {...compassMark.ring} />
      <path d={compassMark.points} />
    </g>
    <circle {...compassMark.head} fill="var(--accent)" />
    <path d={compassMark.body} fill="currentColor" />
    <path d={compassMark.legs} fill="currentColor" />
  </svg>
)
