import type { DecisionAction, OpenedReport, Settlement } from '@sadhana/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { operatorApi } from '../shared/operator.queries.ts'
import { type Days, DaysField, Failure, Preview, ProofField, ReasonField } from '../acts/act-fields.tsx'
import { useAct } from '../acts/use-act.ts'
import { operatorText } from '../shared/operator.text.ts'

const text = operatorText.settle

/** Close can't be combined: choosing it clears the others, and vice versa. */
function toggled(chosen: readonly DecisionAction[], action: DecisionAction): DecisionAction[] {
  if (chosen.includes(action)) return chosen.filter((one) => one !== action)
  return action === 'close' ? ['close'] : [...chosen.filter((one) => one !== 'close'), action]
}

export function SettleForm({ report }: { report: OpenedReport }) {
  const { id, session, practiceOn } = report
  const navigate = useNavigate()
  const leave = () => void navigate('/operators/reports')
  const [actions, setActions] = useState<DecisionAction[]>([])
  const [days, setDays] = useState<Days>(7)
  const [reason, setReason] = useState('')
  const settle = (body: Settlement) => operatorApi.settle({ params: { id }, body })
  const { submit, isPending, proof, reasonError, failure } = useAct<Settlement>(settle, {
    done: text.done(actions),
    onDone: leave,
  })
  const offered = (['hide', 'warn', 'suspend', 'close'] as const).filter((action) => action !== 'hide' || session)
  const suspends = actions.includes('suspend')
  return (
    <form
      className="console-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit({ actions, reason, ...(suspends && { days }) })
      }}
    >
      <fieldset className="settle-actions">
        <legend>{text.what}</legend>
        {offered.map((action) => (
          <Checkbox
            key={action}
            className="settle-action"
            label={<strong>{text.actions[action]}</strong>}
            hint={text.hints[action]}
            checked={actions.includes(action)}
            onChange={() => setActions(toggled(actions, action))}
          />
        ))}
      </fieldset>
      {suspends && <DaysField value={days} onChange={setDays} />}
      <ReasonField label={text.reason} value={reason} onChange={setReason} error={reasonError} />
      {actions.length > 0 && <Preview actions={actions} days={days} reason={reason.trim()} practiceOn={practiceOn} />}
      <ProofField proof={proof} />
      <Failure failure={failure} />
      <div className="console-actions">
        <Button
          type="submit"
          variant={suspends ? 'danger' : 'primary'}
          pending={isPending}
          disabled={actions.length === 0 || reason.trim() === ''}
        >
          {text.submit(actions)}
        </Button>
        <Button variant="quiet" onClick={leave}>
          {text.leave}
        </Button>
      </div>
    </form>
  )
}
