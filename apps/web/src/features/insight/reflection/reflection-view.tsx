import type { Reflection } from '@sadhana/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayAndMonthName, monthName } from '#intl/intl.rules.ts'
import { useGuideHidden } from '#lib/time/guide-hidden.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { WithLimbs } from '../shared/with-limbs.tsx'
import { ReadDialog } from './read-dialog.tsx'
import { useDeleteReflection } from './reflection.queries.ts'
import { reflectionText as text } from './reflection.text.ts'

type Words = { text: string; quietText: string }
type ReflectionViewProps = { reflection: Reflection; quiet: boolean }

/** Every sentence leads to the entries that were counted for it. */
export function ReflectionView({ reflection, quiet }: ReflectionViewProps) {
  const [shown, setShown] = useState<'read' | 'delete'>()
  const close = () => setShown(undefined)
  const isGuideHidden = useGuideHidden()
  const { headline, source } = reflection
  return (
    <Panel className="insight-panel" aria-labelledby="reflection-headline">
      <header className="reflection-header">
        <p className="text-muted">{text.of(monthName(`${reflection.month}-01`))}</p>
        <span className="reflection-kind">
          <Badge tone="soft">{text.badge}</Badge>
          {source === 'rules' && <small className="text-muted">{text.byRules}</small>}
        </span>
      </header>
      <h2 className="insight-line" id="reflection-headline">
        <WithLimbs text={headline} />
      </h2>
      <Prose reflection={reflection} quiet={quiet} />
      <Evidence reflection={reflection} quiet={quiet} />
      <p className="reflection-source">{text.source[isGuideHidden && source === 'rules' ? 'rulesAlone' : source]}</p>
      <div className="insight-ways">
        <Button variant="secondary" onClick={() => setShown('read')}>
          {text.see}
        </Button>
        <Button variant="quiet" asChild>
          <Link to="/settings/letters">{text.wrong}</Link>
        </Button>
        <Button variant="quiet" className="text-muted" onClick={() => setShown('delete')}>
          {text.delete}
        </Button>
      </div>
      {shown === 'read' && <ReadDialog reflection={reflection} quiet={quiet} onClose={close} />}
      {shown === 'delete' && <DeleteDialog month={reflection.month} onClose={close} />}
    </Panel>
  )
}

const wordsOf = (words: Words, quiet: boolean) => (quiet ? words.quietText : words.text)
const idOf = (place: number) => `reflection-evidence-${place}`

const Prose = ({ reflection, quiet }: ReflectionViewProps) => (
  <div className="reflection-prose">
    {reflection.paragraphs.map((sentences) => (
      <p key={sentences[0]?.text}>
        {sentences.map((sentence, index) => (
          <span key={sentence.text}>
            <WithLimbs text={wordsOf(sentence, quiet)} />
            {/* Consecutive sentences with the same evidence name it once. */}
            {sentences[index + 1]?.evidence !== sentence.evidence && (
              <sup>
                <a href={`#${idOf(sentence.evidence)}`} aria-label={text.evidenceOf(sentence.evidence)}>
                  {sentence.evidence}
                </a>
              </sup>
            )}{' '}
          </span>
        ))}
      </p>
    ))}
  </div>
)

const Evidence = ({ reflection, quiet }: ReflectionViewProps) => (
  <ol className="reflection-evidence" aria-label={text.evidence}>
    {reflection.evidence.map((evidence, index) => (
      <li key={evidence.text} id={idOf(index + 1)} tabIndex={-1}>
        <span aria-hidden="true">{index + 1}</span>
        <span>
          {evidence.pause ? (
            text.pause(dayAndMonthName(evidence.pause.firstDay), dayAndMonthName(evidence.pause.lastDay))
          ) : (
            <WithLimbs text={wordsOf(evidence, quiet)} />
          )}
        </span>
      </li>
    ))}
  </ol>
)

function DeleteDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const { mutate: remove, isPending, isSuccess } = useDeleteReflection()
  return (
    <ConfirmDialog
      title={text.deleteTitle(monthName(`${month}-01`))}
      text={text.deleteText}
      action={text.delete}
      cancel={text.keep}
      pending={isPending}
      onConfirm={() => remove(month)}
      onClose={onClose}
      // After deleting, the button that opened this dialog is gone.
      onReturnFocus={isPending || isSuccess ? focusHeading : undefined}
    />
  )
}
