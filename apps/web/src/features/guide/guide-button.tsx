import './guide-button.css'
import { Compass } from 'lucide-react'
import type { ComponentProps } from 'react'
import { guideButtonText as text } from './guide-button.text.ts'

/** The Practice Guide's button in the top bar of home. Its label is shown if there is room. */
export const GuideButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="guide-button" {...props}>
    <Compass aria-hidden="true" /> <span>{text.name}</span>
  </button>
)
