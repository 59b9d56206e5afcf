import './outbox.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { canCorrect, isGone, type Message, type Stored } from '#lib/outbox/message.rules.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { type EditableEntry, outboxOf } from '#lib/outbox/outbox.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { practiceMoment } from '#lib/time/calendar.rules.ts'
import { memberMoment, useMemberDate } from '#lib/time/today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { describe } from './describe.ts'
import { outboxText as text } from './outbox.text.ts'

type WaitingScreenProps = {
  /** The form of another feature, with what was typed. */
  renderEditor: (edited: EditableEntry, onClose: () => void) => ReactNode
}

/** What waits to be sent from this device, and what the member has to decide first. */
export function WaitingScreen({ renderEditor }: WaitingScreenProps) {
  const userId = useQuery(currentUserQuery).data?.id ?? ''
  const waiting = useWaiting()
  const [open, setOpen] = useState<number>()
  const [edited, setEdited] = useState<EditableEntry>()
  const [isSending, setSending] = useState(false)
  const outbox = outboxOf(userId)
  const chosen = waiting.find(({ key, message }) => key === open && message.problem?.is === 'conflict')
  if (chosen) {
    return (
      <ChoicePanel
        key={chosen.key}
        stored={chosen}
        onChoose={(choice) => outbox.choose(chosen.key, choice).finally(() => setOpen(undefined))}
        onLater={() => setOpen(undefined)}
      />
    )
  }
  const send = () => {
    setSending(true)
    void outbox.send().finally(() => setSending(false))
  }
  const edit = (key: number) =>
    outbox
      .entryToEdit(key)
      .then(setEdited)
      .catch(() => toast({ title: text.editFailed, text: text.editFailedText, tone: 'error' }))
  return (
    <div className="waiting">
      <BackLink to="/">{text.back}</BackLink>
      <h1>{text.title(waiting.length)}</h1>
      <p className="text-muted">{waiting.length > 0 ? text.about : text.nothing}</p>
      {waiting.length > 0 && (
        <Panel>
          <ol className="waiting-list">
            {waiting.map((stored) => (
              <WaitingRow
                key={stored.key}
                stored={stored}
                onLook={() => setOpen(stored.key)}
                onEdit={() => void edit(stored.key)}
                onRetry={() => void outbox.retry(stored.key)}
                onSaveAnyway={() => void outbox.restore(stored.key)}
                onDiscard={() => void outbox.discard(stored.key)}
              />
            ))}
          </ol>
          <div className="waiting-foot">
            <p className="text-sm text-muted">{text.ifYouSignOut}</p>
            <Button variant="secondary" pending={isSending} onClick={send}>
              {text.sendNow}
            </Button>
          </div>
        </Panel>
      )}
      {edited && <Suspense>{renderEditor(edited, () => setEdited(undefined))}</Suspense>}
    </div>
  )
}

type WaitingRowProps = {
  stored: Stored
  onLook: () => void
  onEdit: () => void
  onRetry: () => void
  onSaveAnyway: () => void
  onDiscard: () => void
}

function WaitingRow({ stored: { message }, ...on }: WaitingRowProps) {
  const { problem, madeAt } = message
  const { date: practiceDay, time } = memberMoment(new Date(madeAt))
  const today = useMemberDate()
  const name = describe(message)
  return (
    <li>
      <span className="waiting-what">
        <b>{name}</b>
        <small>{practiceMoment({ practiceDay, time }, today)}</small>
        {problem && <small>{problem.is === 'conflict' ? text.changedElsewhere : problem.text}</small>}
      </span>
      {!problem && <span className="text-sm text-muted">{text.waits}</span>}
      {problem?.is === 'conflict' && <RowButton label={text.look} name={text.lookAt(name)} onClick={on.onLook} />}
      {problem?.is === 'refused' && (
        <span className="waiting-actions">
          {isGone(problem) && (
            <RowButton label={text.saveAnyway} name={text.saveOneAnyway(name)} onClick={on.onSaveAnyway} />
          )}
          {!isGone(problem) && hasForm(message) && (
            <RowButton label={text.edit} name={text.editOne(name)} onClick={on.onEdit} />
          )}
          {!isGone(problem) && !hasForm(message) && (
            <RowButton label={commonText.tryAgain} name={text.retry(name)} onClick={on.onRetry} />
          )}
          <RowButton variant="quiet" label={text.discard} name={text.discardOne(name)} onClick={on.onDiscard} />
        </span>
      )}
    </li>
  )
}

/** A sit is written by the timer, and likes, places and presets by a tap. */
const hasForm = (message: Message) => canCorrect(message) && (message.kind !== 'sit' || message.act === 'edit')

type RowButtonProps = { variant?: 'secondary' | 'quiet'; label: string; name: string; onClick: () => void }

const RowButton = ({ variant = 'secondary', label, name, onClick }: RowButtonProps) => (
  <Button variant={variant} aria-label={name} onClick={onClick}>
    {label}
  </Button>
)
