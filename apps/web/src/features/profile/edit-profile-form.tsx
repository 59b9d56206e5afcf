import type { CurrentUser } from '@sadhana/contract'
import { useForm, useWatch } from 'react-hook-form'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { useFocusedForm } from '#lib/browser/focused-form.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useChangeProfile } from './shared/profile.queries.ts'
import { profileText } from './shared/profile.text.ts'

type Values = { displayName: string; bio: string }

type EditProfileFormProps = { user: CurrentUser; onDone: () => void }

export function EditProfileForm({ user, onDone }: EditProfileFormProps) {
  const { control, register, handleSubmit, setError, getValues, formState } = useForm<Values>({
    resolver: contractResolver(({ ProfileChange }) => ProfileChange.pick({ displayName: true, bio: true })) as never,
    defaultValues: { displayName: user.displayName, bio: user.bio ?? '' },
  })
  const { errors } = formState
  const bio = useWatch({ control, name: 'bio' })
  const { isPending, mutate } = useChangeProfile({
    onSaved: onDone,
    onRefused: (error) => showServerErrors(setError, error, { fields: getValues() }),
  })
  const form = useFocusedForm()
  const arePicturesOff = useSwitchedOff('pictures')
  const { about, edit } = profileText
  return (
    <Panel aria-labelledby="edit-profile-title" className="profile-narrow">
      <PanelHeader title={edit.title} id="edit-profile-title" />
      <form
        ref={form}
        className="profile-form"
        noValidate
        onSubmit={(event) => void handleSubmit((values) => mutate(values))(event)}
      >
        {arePicturesOff && <Notice tone="info" title={switchedOffTexts.pictures} />}
        <Field label={about.displayName} error={errors.displayName?.message}>
          <TextInput autoComplete="name" maxLength={100} {...register('displayName')} />
        </Field>
        <Field label={about.bio} hint={edit.count(Array.from(bio).length)} error={errors.bio?.message}>
          <Textarea rows={4} {...register('bio')} />
        </Field>
        <div className="profile-actions">
          <Button type="submit" pending={isPending}>
            {commonText.save}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            {commonText.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
