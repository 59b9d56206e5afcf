import { Bell } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Button } from '#ui/button.tsx'
import type { MeditationSettings } from './settings.rules.ts'
import { settingsText } from './settings.text.ts'

const SitOptionsDialog = lazyScreen(async () => (await import('./sit-options-dialog.tsx')).SitOptionsDialog)

type SitOptionsProps = {
  settings: MeditationSettings
  disabled: boolean
  onChange: (changes: Partial<MeditationSettings>) => void
}

/** The dialog loads when it is opened: most members open it once, and never during a sit. */
export function SitOptions({ settings, disabled, onChange }: SitOptionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" className="sit-options" disabled={disabled} onClick={() => setOpen(true)}>
        <Bell aria-hidden="true" /> {settingsText.options}
      </Button>
      {isOpen && (
        <Suspense>
          <SitOptionsDialog settings={settings} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
