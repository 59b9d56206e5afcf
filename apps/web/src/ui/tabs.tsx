import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabsProps = {
  label: string
  tabs: ReadonlyArray<{ id: string; label: ReactNode; content: ReactNode }>
  /** The first tab unless told otherwise; the choice stays on this page. */
  initialTab?: string | undefined
  /** For a page that keeps the choice elsewhere, such as in its address. */
  chosen?: { tab: string; onChange: (tab: string) => void }
  listClassName?: string
}

export const Tabs = ({ label, tabs, initialTab = tabs[0]?.id, chosen, listClassName }: TabsProps) => (
  <Primitive.Root
    {...(chosen ? { value: chosen.tab, onValueChange: chosen.onChange } : initialTab && { defaultValue: initialTab })}
  >
    <Primitive.List className={classNames('tab-list', listClassName)} aria-label={label}>
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
