import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

const icons = { error: TriangleAlert, info: Info, success: CircleCheck } as const

type NoticeProps = {
  /** For a field that the message describes. */
  id?: string
  tone: keyof typeof icons
  title: ReactNode
  /** A helpful sentence: what is safe, what to do. */
  children?: ReactNode
  /** One way out, such as trying again. */
  action?: ReactNode
  className?: string
}

/** A message in the place it is about; errors interrupt a screen reader, the others wait. */
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
