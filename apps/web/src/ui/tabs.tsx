import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type TabsProps = {
  label: string
  tabs: ReadonlyArray<{ id: string; label: ReactNode; content: ReactNode }>
  /** The first tab by default. The choice isn't stored. */
  initialTab?: string | undefined
  /** For a page that stores the choice elsewhere, such as in its address. */
  chosen?: { tab: string; onChange: (tab: string) => void }
  listClassName?: string
}

/** How much of the previous tab stays visible. */
const tabMargin = 96

/** Scrolls the tab or link with this id into view: on a phone, the list is wider than the screen. */
export function useTabInSight(id: string): void {
  useEffect(() => {
    const tab = document.getElementById(id)
    const list = tab?.parentElement
    if (!tab || !list) return undefined
    // The observer reports once the page is laid out, before it is painted. Measuring here would lay it out twice.
    const observer = new ResizeObserver(() => {
      observer.disconnect()
      list.scrollLeft = tab.offsetLeft - list.offsetLeft - tabMargin
    })
    observer.observe(list)
    return () => observer.disconnect()
  }, [id])
}

/** Only one tab is in the tab order. Arrow keys, Home and End move between tabs and show them at once. */
export function Tabs({ label, tabs, initialTab = tabs[0]?.id, chosen, listClassName }: TabsProps) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [ownTab, setOwnTab] = useState(initialTab)
  const { tab: current, onChange: show } = chosen ?? { tab: ownTab, onChange: setOwnTab }
  const panel = tabs.find((tab) => tab.id === current)

  useTabInSight(`${baseId}-${current}`)

  const walk = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === current)
    const target = tabAfterKey(event.key, from, tabs.length)
    const next = target === undefined ? undefined : tabs[target]
    if (target === undefined || !next) return
    event.preventDefault()
    show(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" className={classNames('tab-list', listClassName)} aria-label={label}>
        {tabs.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            className="tab"
            aria-selected={id === current}
            aria-controls={id === current ? `${baseId}-panel` : undefined}
            // A page may show something else than its tabs; the first one is then reached.
            tabIndex={id === current || (!panel && index === 0) ? 0 : -1}
            onClick={() => show(id)}
            onKeyDown={walk}
          >
            {name}
          </button>
        ))}
      </div>
      {panel && (
        <div
          key={panel.id}
          role="tabpanel"
          id={`${baseId}-panel`}
          className="tab-panel"
          aria-labelledby={`${baseId}-${panel.id}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard goes from a tab to its panel
          tabIndex={0}
        >
          {panel.content}
        </div>
      )}
    </div>
  )
}

/** The tab to which a key leads, wrapping around; undefined if the key means nothing here. */
export function tabAfterKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count
    case 'ArrowLeft':
      return (from - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
