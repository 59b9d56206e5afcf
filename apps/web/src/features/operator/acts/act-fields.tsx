import { actReasonMaxLength, decisionText } from '@sadhana/contract'
import { Mail } from 'lucide-react'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { operatorText } from '../shared/operator.text.ts'
import type { ActState } from './use-act.ts'

const text = operatorText.act

type ReasonFieldProps = { label: string; value: string; onChange: (reason: string) => void; error: string | undefined }

export const ReasonField = ({ label, value, onChange, error }: ReasonFieldProps) => (
  <Field label={label} hint={text.reasonHint} error={error} announcesError>
    <Textarea
      rows={3}
      maxLength={actReasonMaxLength}
      aria-required
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
)

/** Shown only once a proof is needed. */
export function ProofField({ proof }: { proof: ActState['proof'] }) {
  if (!proof) return null
  const { value, onChange, hasPassword, error } = proof
  const shared = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) }
  return (
    <Field label={hasPassword ? text.password : text.code} hint={text.proofHint} error={error} announcesError>
      {hasPassword ? (
        <PasswordInput autoComplete="current-password" {...shared} />
      ) : (
        <TextInput autoComplete="one-time-code" {...shared} />
      )}
    </Field>
  )
}

export const Failure = ({ failure }: { failure: string | undefined }) =>
  failure && <Notice tone="error" title={failure} />

export type Days = 7 | 30 | null
const lengths = { '7': 7, '30': 30, lifted: null } as const

export const DaysField = ({ value, onChange }: { value: Days; onChange: (days: Days) => void }) => (
  <Segmented
    label={text.howLong}
    value={value === null ? 'lifted' : (String(value) as '7' | '30')}
    onValueChange={(chosen) => onChange(lengths[chosen])}
    options={[
      { value: '7', label: text.days(7) },
      { value: '30', label: text.days(30) },
      { value: 'lifted', label: text.untilLifted },
    ]}
  />
)

/** Shows the text of the email before anything happens. */
export function Preview({ reason, ...decision }: Parameters<typeof decisionText>[0]) {
  const paragraphs = decisionText({ ...decision, reason: reason || '…' })
  return (
    <Fold icon={<Mail aria-hidden="true" />} title={text.preview} open>
      <div className="console-preview">
        {paragraphs.length === 0 && <p>{text.nothingRead}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {paragraphs.length > 0 && <p className="text-sm text-muted">{text.inTheirLanguage}</p>}
      </div>
    </Fold>
  )
}
