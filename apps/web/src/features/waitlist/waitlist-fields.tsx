import type { Request, waitlist } from '@sadhana/contract'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Link } from 'react-router'
import { Field } from '#ui/field.tsx'
import { OptionList } from '#ui/option-list.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Textarea } from '#ui/textarea.tsx'
import {
  frequencyLabels,
  interestLabels,
  practiceLabels,
  practiceTypeLabels,
  sourceLabels,
} from './waitlist-options.ts'

/** What the form holds before it is checked. */
export type WaitlistFormValues = Request<typeof waitlist.join>['body']

type WaitlistFieldsProps = { register: UseFormRegister<WaitlistFormValues>; errors: FieldErrors<WaitlistFormValues> }

/** A field left alone is not sent at all. */
const optional = { setValueAs: (value: string) => value || undefined }

export const WaitlistFields = ({ register, errors }: WaitlistFieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Email" note="required" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" aria-required {...register('email')} />
      </Field>
      <Field label="Name" note="required" error={errors.name?.message}>
        <TextInput autoComplete="name" aria-required {...register('name')} />
      </Field>
    </div>
    <Field label="Where you are in your practice" note="required" error={errors.currentPractice?.message}>
      <Select aria-required {...register('currentPractice')}>
        <OptionList empty="Please choose" labels={practiceLabels} />
      </Select>
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="What you practise" error={errors.practiceTypes?.message}>
        <Select {...register('practiceTypes', optional)}>
          <OptionList empty="Choose if you like" labels={practiceTypeLabels} />
        </Select>
      </Field>
      <Field label="How often" error={errors.practiceFrequency?.message}>
        <Select {...register('practiceFrequency', optional)}>
          <OptionList empty="Choose if you like" labels={frequencyLabels} />
        </Select>
      </Field>
      <Field label="What draws you here" error={errors.primaryInterest?.message}>
        <Select {...register('primaryInterest', optional)}>
          <OptionList empty="Choose if you like" labels={interestLabels} />
        </Select>
      </Field>
      <Field label="How you heard about us" error={errors.heardAboutUs?.message}>
        <Select {...register('heardAboutUs', optional)}>
          <OptionList empty="Choose if you like" labels={sourceLabels} />
        </Select>
      </Field>
    </div>
    <Field label="Anything you want us to know" error={errors.additionalNotes?.message}>
      <Textarea rows={3} {...register('additionalNotes', optional)} />
    </Field>
    <Field
      label="Referral code"
      hint={
        <>
          With a code from a member you need not wait: <Link to="/register">create your account</Link>.
        </>
      }
      error={errors.referralCode?.message}
    >
      <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} {...register('referralCode', optional)} />
    </Field>
  </>
)
