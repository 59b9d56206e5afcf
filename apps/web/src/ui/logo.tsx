import { classNames } from './class-names.ts'

type LogoProps = {
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
  /** Shows the compass alone; the name is still spoken. */
  hideText?: boolean
  className?: string
}

export const Logo = ({ size = 'md', hideText = false, className }: LogoProps) => (
  <span className={classNames('logo', size !== 'md' && `logo-${size}`, className)}>
    <CompassMark />
    <span className={hideText ? 'sr-only' : undefined}>Sadhana Compass</span>
  </span>
)

const CompassMark = () => (
  <svg className="logo-mark" viewBox="0 0 48 48" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="24" cy="24" r="21.6" />
      <path d="M24 7.4V3.8M36.94 11.06l1.34-1.34M40.6 24h3.6M36.94 36.94l1.34 1.34M24 40.6v3.6M11.06 36.94l-1.34 1.34M7.4 24H3.8M11.06 11.06 9.72 9.72" />
    </g>
    <circle cx="24" cy="14.4" r="2.9" fill="var(--accent)" />
    <path d="M24 18.6C27.2 20.4 28.6 24 29.2 28.2L24 31.2L18.8 28.2C19.4 24 20.8 20.4 24 18.6Z" fill="currentColor" />
    <path
      d="M12.6 31.6C15.6 28.9 19.6 30.2 24 32.7C28.4 30.2 32.4 28.9 35.4 31.6C32 35.2 27.4 35.4 24 34.4C20.6 35.4 16 35.2 12.6 31.6Z"
      fill="currentColor"
    />
  </svg>
)
