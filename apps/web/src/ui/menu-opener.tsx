import { Suspense, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'

type MenuOpenerProps = {
  /** Fetches the menu's code. */
  prepare: () => void
  /** The button, with what makes it open the menu. */
  renderButton: (props: ComponentProps<'button'>) => ReactNode
  /** The menu, which brings its own button and starts open. */
  menu: ReactNode
}

/** The menu's code is fetched when somebody comes near its button, and not before: most visits never open it. */
export function MenuOpener({ prepare, renderButton, menu }: MenuOpenerProps) {
  const [isWanted, setWanted] = useState(false)
  const open = () => setWanted(true)
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  if (isWanted) return <Suspense fallback={renderButton({ 'aria-expanded': true })}>{menu}</Suspense>
  return renderButton({
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
    onKeyDown: openByArrow,
  })
}
