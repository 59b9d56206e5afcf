import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

const openDelayMs = 700
/** Moving from one tooltip to the next within this time opens it at once. */
const skipDelayMs = 300

/** Once around the app, so that neighbouring tooltips know of each other. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
    {children}
  </Primitive.Provider>
)

type TooltipProps = {
  text: string
  /** The one control that the text explains. */
  children: ReactNode
}

/** Without a portal, so that it stays inside the landmark of its control. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Primitive.Root>
    <Primitive.Trigger asChild>{children}</Primitive.Trigger>
    <Primitive.Content className="tooltip" sideOffset={8} collisionPadding={12}>
      {text}
    </Primitive.Content>
  </Primitive.Root>
)
