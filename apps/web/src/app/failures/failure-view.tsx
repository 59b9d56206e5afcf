import { Check, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'

type FailureViewProps = {
  /** A drawing in which something is missing. */
  art: ReactNode
  title: string
  /** Says what happened and what happens next. */
  children: ReactNode
  /** Says what is safe. */
  reassurance?: string | undefined
  /** One thing to do, and at most one alternative. */
  actions: ReactNode
  /** An extra line with details. */
  note?: ReactNode
}

/** Replaces a page that failed: a drawing, a sentence, what is safe, and one thing to do. */
export const FailureView = ({ art, title, children, reassurance, actions, note }: FailureViewProps) => (
  <section className="failure" aria-label={title}>
    {art}
    <div>
      <div role="alert">
        <h1>{title}</h1>
        <p className="failure-text">{children}</p>
      </div>
      {reassurance && (
        <p className="failure-kept">
          <Check aria-hidden="true" />
          {reassurance}
        </p>
      )}
      <div className="failure-actions">{actions}</div>
      {note && <p className="failure-note">{note}</p>}
    </div>
  </section>
)

type RetryButtonProps = { pending?: boolean; onClick?: () => void }

export const RetryButton = ({ pending = false, onClick }: RetryButtonProps) => (
  <Button size="lg" pending={pending} onClick={onClick}>
    {!pending && <RotateCcw aria-hidden="true" />}
    {commonText.tryAgain}
  </Button>
)
