import type { ReactNode } from 'react'
import { Cairn } from '#ui/motifs/cairn.tsx'

type EmptyStateProps = {
  title: string
  children?: ReactNode
  /** One step that would fill this place. */
  action?: ReactNode
  /** Use `h1` if the page has no other heading. */
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
