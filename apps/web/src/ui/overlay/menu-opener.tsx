import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { toast } from './toast-store.ts'

const text = uiText.menu

type MenuOpenerProps = {
  /** Loads the menu's code. */
  prepare: () => Promise<void>
  /** The button, with the props that make it open the menu. */
  renderButton: (props: ComponentProps<'button'>) => ReactNode
  /** The menu, which has its own button and starts open. */
  menu: ReactNode
}

/** Loads the menu's code only when the pointer or the focus reaches its button, because most visits never open it. */
export function MenuOpener({ prepare, renderButton, menu }: MenuOpenerProps) {
  const [isWanted, setWanted] = useState(false)
  const prepareQuietly = () => void prepare().catch(() => undefined)
  const open = () =>
    void prepare().then(
      () => setWanted(true),
      () => toast({ title: text.failed, text: text.failedText, tone: 'error' }),
    )
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  if (isWanted) return menu
  return renderButton({
    'aria-expanded': false,
    onPointerEnter: prepareQuietly,
    onFocus: prepareQuietly,
    onClick: open,
    onKeyDown: openByArrow,
  })
}
