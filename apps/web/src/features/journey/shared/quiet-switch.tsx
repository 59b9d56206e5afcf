import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { useSettingsChange } from './journey.queries.ts'
import { journeyText } from './journey.text.ts'

/** Replaces the numbers, and offers to show them again. */
export function QuietPanel() {
  const [, change] = useSettingsChange()
  return (
    <Panel>
      <EmptyState
        title={journeyText.quiet.title}
        action={
          <Button variant="secondary" onClick={() => change({ quietMode: false })}>
            {journeyText.quiet.turnOff}
          </Button>
        }
      >
        {journeyText.quiet.text}
      </EmptyState>
    </Panel>
  )
}

/** A link within a sentence that hides all numbers. */
export function HideNumbers({ children }: { children: string }) {
  const [, change] = useSettingsChange()
  return (
    <button type="button" className="hide-numbers" onClick={() => change({ quietMode: true })}>
      {children}
    </button>
  )
}
