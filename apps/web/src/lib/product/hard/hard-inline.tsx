import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { inEnglish } from '#intl/language.ts'
import { Button } from '#ui/button.tsx'
import { CrisisOffer } from './crisis-offer.tsx'
import { hardSheetText as text } from './hard-sheet.text.ts'
import { HardSeverityField, type HardshipFieldProps, HardWordsField } from './hardship-fields.tsx'
import { whatHelpsPath, whatHelpsSources } from './what-helps-path.ts'

type HardInlineProps = HardshipFieldProps & {
  note: string
  /** Runs before a link leads away: what was chosen must not be lost. */
  onLeave: () => void
}

/** What the sheet offers, unfolded in a dialog: no dialog opens on another. */
export const HardInline = ({ note, onLeave, ...field }: HardInlineProps) => (
  <div className="hard-inline">
    <p>
      {text.shortSentence}{' '}
      <Link to={whatHelpsSources} onClick={onLeave}>
        {text.sources}
      </Link>
    </p>
    <CrisisOffer note={note} onLeave={onLeave} />
    <HardSeverityField {...field} />
    <details className="hard-inline-words">
      <summary>
        {text.wordsFold}
        <ChevronDown aria-hidden="true" />
      </summary>
      <HardWordsField {...field} isLabelled={false} />
    </details>
    <p className="hard-inline-ways">
      <Button variant="quiet" asChild>
        <Link to={whatHelpsPath} onClick={onLeave}>
          {text.whatHelps}
        </Link>
      </Button>
      <Button variant="quiet" asChild>
        <Link to="/help-now" {...inEnglish} onClick={onLeave}>
          {text.talk}
        </Link>
      </Button>
    </p>
  </div>
)
