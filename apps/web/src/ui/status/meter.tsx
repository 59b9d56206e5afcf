import { classNames } from '#ui/class-names.ts'

type MeterProps = {
  /** What is measured. */
  label: string
  /** From 0 to 1. */
  share: number
  className?: string
}

/** A thin bar. It is a native progress element, because a drawn one would need an inline width. */
export const Meter = ({ label, share, className }: MeterProps) => (
  <progress className={classNames('meter', className)} aria-label={label} value={share} max={1} />
)
