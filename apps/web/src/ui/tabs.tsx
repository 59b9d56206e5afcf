import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

type TabsProps = {
  label: string
  tabs: ReadonlyArray<{ id: string; label: ReactNode; content: ReactNode }>
  /** The first tab unless told otherwise; the choice stays on this page. */
  initialTab?: string | undefined
}

export const Tabs = ({ label, tabs, initialTab = tabs[0]?.id }: TabsProps) => (
  <Primitive.Root {...(initialTab !== undefined && { defaultValue: initialTab })}>
    <Primitive.List className="tab-list" aria-label={label}>
      {tabs.map((tab) => (
        <Primitive.Trigger key={tab.id} value={tab.id} className="tab">
          {tab.label}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((tab) => (
      <Primitive.Content key={tab.id} value={tab.id} className="tab-panel">
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
)
