import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end'
  /** For a menu that was opened before its code had loaded. */
  startsOpen?: boolean
  className?: string
  children: ReactNode
}

/**
 * Not modal, because the modal kind locks scrolling with an injected style element. Without a portal, so that it stays
 * inside the landmark of its trigger.
 */
export const Menu = ({ trigger, align = 'end', startsOpen = false, className, children }: MenuProps) => (
  <Primitive.Root modal={false} defaultOpen={startsOpen}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Content className={classNames('menu', className)} align={align} sideOffset={8} collisionPadding={12}>
      {children}
    </Primitive.Content>
  </Primitive.Root>
)

/** Pass `asChild` with a link inside for entries that navigate. */
export const MenuItem = (props: ComponentProps<typeof Primitive.Item>) => (
  <Primitive.Item className="menu-item" {...props} />
)

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <Primitive.Label className="menu-label">{children}</Primitive.Label>
)

export const MenuSeparator = () => <Primitive.Separator className="menu-separator" />
