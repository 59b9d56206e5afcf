import type { ReactNode } from 'react'

type StatCardProps = {
  label: string
  /** A number is shown large; a word, such as a limb, somewhat smaller. */
  value: ReactNode
  unit?: string
  isWord?: boolean
  /** One line with the evidence for the value. */
  children?: ReactNode
}

/** One number with its evidence. */
export const StatCard = ({ label, value, unit, isWord = false, children }: StatCardProps) => (
  <section className="panel stat-card">
    <p className="stat-label">{label}</p>
    <p className={isWord ? 'stat-value stat-word' : 'stat-value'}>
      {value} {unit !== undefined && <span className="stat-unit">{unit}</span>}
    </p>
    {children !== undefined && <div className="stat-context">{children}</div>}
  </section>
)
