import { useEffect, useState } from 'react'
import { Logo } from '#ui/motifs/logo.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Toaster } from '#ui/overlay/toaster.tsx'
import { ChartSections } from './chart-sections.tsx'
import { ControlSections } from './control-sections.tsx'
import { FoundationSections } from './foundation-sections.tsx'
import { OverlaySections } from './overlay-sections.tsx'
import { StatusSections } from './status-sections.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Theme = (typeof themes)[number]['value']

const themeInAddress = (): Theme =>
  new URLSearchParams(window.location.search).get('theme') === 'dark' ? 'dark' : 'light'

/**
 * Every component in the states that are easiest to get wrong. For development only: no page of the build links here.
 */
export function Gallery() {
  const [theme, setTheme] = useState(themeInAddress)
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <>
      <main className="page gallery">
        <div className="gallery-head">
          <Logo />
          <Segmented label="Theme" options={themes} value={theme} onValueChange={setTheme} />
        </div>
        <h1>Component gallery</h1>
        <p className="gallery-lede">Every part, in the state that is easiest to get wrong.</p>
        <div className="gallery-sheet">
          <FoundationSections />
          <ControlSections />
          <OverlaySections />
          <StatusSections />
          <ChartSections />
        </div>
      </main>
      <Toaster />
    </>
  )
}
