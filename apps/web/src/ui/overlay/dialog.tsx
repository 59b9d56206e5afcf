import { Dialog as Primitive } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** A large stone above the title. */
  icon?: ReactNode
  wide?: boolean
  /** A selector for the element that gets the focus. The default is the first control. */
  initialFocus?: string
  /** Returns the focus, in case the element that had it is gone by then. */
  onReturnFocus?: (() => void) | undefined
  children?: ReactNode
}

/**
 * Traps the focus and hides the page behind it. The primitive's own overlay isn't used, because it locks scrolling by
 * injecting a style element, which our content policy forbids. The dialog-scrim and one rule in base.css do that work.
 */
export function Dialog({ open, onOpenChange, title, description, icon, wide = false, ...rest }: DialogProps) {
  const { initialFocus, onReturnFocus, children } = rest
  const opener = useRef<Element>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className="dialog-scrim" data-state={open ? 'open' : 'closed'} ref={lockScroll}>
          <Primitive.Content
            className={classNames('dialog', wide && 'dialog-wide')}
            // React bubbles events to the component around the dialog, and a form there must not be submitted too.
            onSubmit={(event) => event.stopPropagation()}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              const first = initialFocus && (event.target as HTMLElement).querySelector<HTMLElement>(initialFocus)
              if (!first) return
              event.preventDefault()
              first.focus()
            }}
            onCloseAutoFocus={(event) => {
              // The primitive would look for its own trigger, find none and lose the focus.
              event.preventDefault()
              if (onReturnFocus) onReturnFocus()
              else if (opener.current instanceof HTMLElement) opener.current.focus()
            }}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            {icon !== undefined && <div className="dialog-icon">{icon}</div>}
            <Primitive.Title className="dialog-title">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="dialog-text">{description}</Primitive.Description>
            )}
            {children}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Measures the scrollbar before it disappears, so that nothing behind the dialog moves. */
function lockScroll(scrim: HTMLElement | null) {
  if (!scrim) return
  const page = document.documentElement
  page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`)
  scrim.dataset['locksScroll'] = ''
}

/** The form or other content between the text and the actions. */
export const DialogBody = ({ children }: { children: ReactNode }) => <div className="dialog-body">{children}</div>

type DialogActionsProps = {
  /** Below a long form: in sight at every height. */
  isSticky?: boolean
  children: ReactNode
}

export const DialogActions = ({ isSticky = false, children }: DialogActionsProps) => (
  <div className={classNames('dialog-actions', isSticky && 'dialog-actions-sticky')}>{children}</div>
)
