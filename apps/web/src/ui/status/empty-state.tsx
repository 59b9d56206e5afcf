import type { ReactNode } from 'react'
import { Cairn } from '#ui/motifs/cairn.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** One step that fills this place. */
  action?: ReactNode
  /** Where nothing else heads the page. */
  titleAs?: 'p' | 'h1'
}

export const EmptyState = ({ title, children, action, titleAs: Title = 'p' }: EmptyStateProps) => (
  <div className="empty-state">
    <Cairn />
    <Title className="empty-state-title">{title}</Title>
    {children !== undefined && <p className="text-muted">{children}</p>}
    {action}
  </div>
)
