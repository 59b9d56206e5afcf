import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A calm surface for one subject. Rows inside are separated by hairlines, never by nested panels. */
export const Panel = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section className={classNames('panel', className)} {...rest} />
)

type PanelHeaderProps = {
  title: ReactNode
  /** The id of the heading, so that it can label the panel. */
  id?: string
  /** A short fact or one control on the right. */
  aside?: ReactNode
}

export const PanelHeader = ({ title, id, aside }: PanelHeaderProps) => (
  <header className="panel-header">
    <h2 className="panel-title" id={id}>
      {title}
    </h2>
    {aside !== undefined && <div className="panel-aside">{aside}</div>}
  </header>
)
