import { localMoment } from '@sadhana/contract'
import { useId, useState } from 'react'
import { clockTime } from '#intl/intl.rules.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { type Choice, editableOf, hasAll, type Stored } from '#lib/outbox/message.rules.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Panel } from '#ui/panel.tsx'
import { choiceText as text, outboxText } from './outbox.text.ts'

type ChoicePanelProps = { stored: Stored; onChoose: (choice: Choice) => Promise<unknown>; onLater: () => void }

/** Two devices changed the same entry. The member sees both versions and chooses one. */
export function ChoicePanel({ stored: { message }, onChoose, onLater }: ChoicePanelProps) {
  const [choice, setChoice] = useState<Choice>('mine')
  const [isPending, setPending] = useState(false)
  const present = message.problem?.is === 'conflict' ? message.problem.present : {}
  const theirs = editableOf(message.kind, present)
  const mine = { ...theirs, ...editableOf(message.kind, message.body) }
  const keep = () => {
    setPending(true)
    void onChoose(choice).finally(() => setPending(false))
  }
  return (
    <div className="waiting">
      <BackLink to="/">{outboxText.back}</BackLink>
      <h1>{text.title}</h1>
      <p className="text-muted">{text.about}</p>
      <Panel>
        <div className="choice-cards">
          <Version
            name={text.mine}
            values={mine}
            others={theirs}
            isChosen={choice === 'mine'}
            onChoose={() => setChoice('mine')}
          />
          <Version
            name={text.theirs}
            values={theirs}
            others={mine}
            isChosen={choice === 'theirs'}
            onChoose={() => setChoice('theirs')}
          />
        </div>
        <div className="waiting-actions">
          <Button pending={isPending} onClick={keep}>
            {text.keep}
          </Button>
          <Button variant="quiet" onClick={onLater}>
            {text.later}
          </Button>
        </div>
        <p className="text-sm text-muted">{text.other}</p>
      </Panel>
    </div>
  )
}

type Values = Record<string, unknown>
type VersionProps = { name: string; values: Values; others: Values; isChosen: boolean; onChoose: () => void }

function Version({ name, values, others, isChosen, onChoose }: VersionProps) {
  const id = useId()
  const shown = Object.keys({ ...values, ...others }).filter((field) => field in text.fields)
  return (
    <div className="choice-card">
      <input id={id} type="radio" name="version" checked={isChosen} onChange={onChoose} />
      <label htmlFor={id}>{name}</label>
      <dl>
        {shown.map((field) => {
          const isSame = hasAll(others, { [field]: values[field] ?? null })
          return (
            <div key={field}>
              <dt>{text.fields[field]}</dt>
              <dd className={classNames(!isSame && 'choice-differs')}>{words(field, values[field])}</dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

const words = (field: string, value: unknown): string => {
  if (value === undefined || value === null || value === '') return text.none
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (Array.isArray(value)) return value.join(', ') || text.none
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : text.yes
  const isMoment = /^\d{4}-\d\d-\d\dT/.test(value)
  return isMoment
    ? clockTime(localMoment(new Date(value), memberCalendar().zone).time)
    : (text.values[field]?.[value] ?? value)
}
