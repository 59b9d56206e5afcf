import type { Request, waitlist } from '@sadhana/contract'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
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
} from './waitlist-options.text.ts'
import { waitlistText } from './waitlist.text.ts'

const text = waitlistText.fields

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

const marks = (code: string | undefined) => ({
  register: (words: string) => <Link to={registerPath(code)}>{words}</Link>,
})

export const WaitlistFields = ({ register, errors, typedCode }: WaitlistFieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text.email} note={text.required} error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" aria-required {...register('email')} />
      </Field>
      <Field label={text.name} note={text.required} error={errors.name?.message}>
        <TextInput autoComplete="name" aria-required {...register('name')} />
      </Field>
    </div>
    <Field label={text.practice} note={text.required} error={errors.currentPractice?.message}>
      <Select aria-required {...register('currentPractice')}>
        <OptionList empty={text.choose} labels={practiceLabels} />
      </Select>
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={text.practiceTypes} error={errors.practiceTypes?.message}>
        <Select {...register('practiceTypes', optional)}>
          <OptionList empty={text.chooseOptional} labels={practiceTypeLabels} />
        </Select>
      </Field>
      <Field label={text.frequency} error={errors.practiceFrequency?.message}>
        <Select {...register('practiceFrequency', optional)}>
          <OptionList empty={text.chooseOptional} labels={frequencyLabels} />
        </Select>
      </Field>
      <Field label={text.interest} error={errors.primaryInterest?.message}>
        <Select {...register('primaryInterest', optional)}>
          <OptionList empty={text.chooseOptional} labels={interestLabels} />
        </Select>
      </Field>
      <Field label={text.source} error={errors.heardAboutUs?.message}>
        <Select {...register('heardAboutUs', optional)}>
          <OptionList empty={text.chooseOptional} labels={sourceLabels} />
        </Select>
      </Field>
    </div>
    <Field label={text.notes} error={errors.additionalNotes?.message}>
      <Textarea rows={3} {...register('additionalNotes', optional)} />
    </Field>
    <Field label={text.code} hint={withMarked(text.codeHint, marks(typedCode))} error={errors.referralCode?.message}>
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('referralCode', optional)} />
    </Field>
  </>
)
