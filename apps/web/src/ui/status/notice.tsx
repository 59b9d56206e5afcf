import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

const icons = { error: TriangleAlert, info: Info, success: CircleCheck } as const

type NoticeProps = {
  /** Lets a field be described by this message. */
  id?: string
  tone: keyof typeof icons
  title: ReactNode
  /** A helpful sentence: what is safe, and what to do. */
  children?: ReactNode
  /** One thing to do, such as trying again. */
  action?: ReactNode
  className?: string
}

/** A message in the place it is about. Errors interrupt a screen reader, other messages wait. */
export function Notice({ id, tone, title, children, action, className }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div
      id={id}
      className={classNames('notice', `notice-${tone}`, className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <div>
        <p className="notice-title">{title}</p>
        {children !== undefined && <p className="notice-text">{children}</p>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
    </div>
  )
}
