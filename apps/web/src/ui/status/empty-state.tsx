import type { ReactNode } from 'react'
import { Cairn } from '#ui/motifs/cairn.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** One step that fills this place. */
  action?: ReactNode
}

export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className="empty-state">
    <Cairn />
    <p className="empty-state-title">{title}</p>
    {children !== undefined && <p className="text-muted">{children}</p>}
    {action}
  </div>
)
