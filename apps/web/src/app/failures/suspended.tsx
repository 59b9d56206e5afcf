import { Link } from 'react-router'
import { dayAndMonthName } from '#intl/intl.rules.ts'
import { inEnglish } from '#intl/language.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { forgetSuspension, type Suspension } from '#lib/session/suspension.ts'
import { Button } from '#ui/button.tsx'
import { FailureArt } from './failure-art.tsx'
import { FailurePage } from './failure-page.tsx'
import { FailureView } from './failure-view.tsx'
import { suspendedText as text } from './signed-out.text.ts'

const marks = { help: (words: string) => <Link to="/help-now">{words}</Link> }

const dayOf = (moment: string) => dayAndMonthName(moment.slice(0, 10))

/** Shown to someone whose account is suspended, once they have proved that it is theirs. */
export const Suspended = ({ suspension: { since, until, reason } }: { suspension: Suspension }) => (
  <FailurePage>
    <FailureView
      art={<LowSunArt />}
      title={until ? text.until(dayOf(until)) : text.title}
      reassurance={text.reassurance}
      actions={
        <Button size="lg" variant="secondary" asChild>
          <Link to="/login" onClick={forgetSuspension}>
            {text.back}
          </Link>
        </Button>
      }
      note={
        <>
          {text.appeal} <span {...inEnglish}>{withMarked(text.hard, marks)}</span>
        </>
      }
    >
      {text.why(dayOf(since), reason)}
    </FailureView>
  </FailurePage>
)

const LowSunArt = () => (
  <FailureArt>
    <path className="failure-sun" d="M136 104a34 34 0 0 1 68 0Z" />
    <path className="failure-horizon" d="M40 104h260" />
    <ellipse className="failure-ripple" cx="170" cy="210" rx="160" ry="28" opacity=".28" />
    <ellipse className="failure-ripple" cx="170" cy="206" rx="122" ry="20" opacity=".55" />
    <path
      className="failure-stone-mid"
      d="M84 180C82 162 122 152 172 152S260 164 258 182 214 210 168 210 86 198 84 180Z"
    />
  </FailureArt>
)
