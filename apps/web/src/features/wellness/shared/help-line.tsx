import './help-line.css'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '#ui/icon-button.tsx'
import { helpLineText } from './entry.text.ts'
import { inEnglish } from '#intl/language.ts'
import { useDismissHelp } from './wellness.queries.ts'

/** One quiet line, never an alarm, after three days in a row that ended stressed, sad or anxious. */
export function HelpLine({ onDismiss }: { onDismiss?: () => void }) {
  const { mutate } = useDismissHelp()
  const dismiss = () => {
    mutate()
    onDismiss?.()
  }
  return (
    <aside className="help-offer" {...inEnglish}>
      <p>
        {helpLineText.line} <Link to="/help-now">{helpLineText.link}</Link>
      </p>
      <IconButton label={helpLineText.dismiss} onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </aside>
  )
}
