import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

type FoldProps = {
  icon: ReactNode
  title: ReactNode
  /** A quiet second line. */
  note?: ReactNode
  /** Opens the fold whenever it becomes true. The member may close it again. */
  open?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** For settings that rarely change, folded behind one line that shows the current value. */
export function Fold({ icon, title, note, open = false, onOpen, children }: FoldProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details className="fold" ref={details} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary className="fold-summary">
        {icon}
        <span className="fold-title">
          {title}
          {note !== undefined && <small className="fold-note">{note}</small>}
        </span>
        <ChevronDown aria-hidden="true" className="fold-mark" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
