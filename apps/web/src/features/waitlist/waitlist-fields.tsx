import type { Request, waitlist } from '@sadhana/contract'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router'
import { Field } from '#ui/form/field.tsx'
import { OptionList } from '#ui/form/option-list.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import {
  frequencyLabels,
  interestLabels,
  practiceLabels,
  practiceTypeLabels,
  sourceLabels,
} from './waitlist-options.ts'

/** The form's values before validation. */
export type WaitlistFormValues = Request<typeof waitlist.join>['body']

type WaitlistFieldsProps = {
  register: UseFormRegister<WaitlistFormValues>
  errors: FieldErrors<WaitlistFormValues>
  typedCode: string | undefined
}

/** An empty field isn't sent. */
const optional = { setValueAs: (value: string) => value || undefined }

const registerPath = (code: string | undefined): string =>
  code ? `/register?${new URLSearchParams({ ref: code })}` : '/register'

export const WaitlistFields = ({ register, errors, typedCode }: WaitlistFieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Email" note="required" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" aria-required {...register('email')} />
      </Field>
      <Field label="Name" note="required" error={errors.name?.message}>
        <TextInput autoComplete="name" aria-required {...register('name')} />
      </Field>
    </div>
    <Field label="Your experience" note="required" error={errors.currentPractice?.message}>
      <Select aria-required {...register('currentPractice')}>
        <OptionList empty="Choose one" labels={practiceLabels} />
      </Select>
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="What you practise" error={errors.practiceTypes?.message}>
        <Select {...register('practiceTypes', optional)}>
          <OptionList empty="Choose one (optional)" labels={practiceTypeLabels} />
        </Select>
      </Field>
      <Field label="How often" error={errors.practiceFrequency?.message}>
        <Select {...register('practiceFrequency', optional)}>
          <OptionList empty="Choose one (optional)" labels={frequencyLabels} />
        </Select>
      </Field>
      <Field label="What draws you here" error={errors.primaryInterest?.message}>
        <Select {...register('primaryInterest', optional)}>
          <OptionList empty="Choose one (optional)" labels={interestLabels} />
        </Select>
      </Field>
      <Field label="How you heard about us" error={errors.heardAboutUs?.message}>
        <Select {...register('heardAboutUs', optional)}>
          <OptionList empty="Choose one (optional)" labels={sourceLabels} />
        </Select>
      </Field>
    </div>
    <Field label="Anything else you’d like us to know" error={errors.additionalNotes?.message}>
      <Textarea rows={3} {...register('additionalNotes', optional)} />
    </Field>
    <Field
      label="Referral code"
      hint={
        <>
          If you have a code from a member, you don’t need to wait:{' '}
          <Link to={registerPath(typedCode)}>create your account</Link>.
        </>
      }
      error={errors.referralCode?.message}
    >
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('referralCode', optional)} />
    </Field>
  </>
)
