import type { CurrentUser, UsernameChange } from '@sadhana/contract'
import { useForm } from 'react-hook-form'
import { useFocusedForm } from '#lib/browser/focused-form.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { commonText } from '#intl/common.text.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useChangeUsername } from './shared/profile.queries.ts'
import { profileText } from './shared/profile.text.ts'

const serverErrors = { fields: { username: '' }, codes: { 'account.username_taken': 'username' } } as const

type UsernameFormProps = { user: CurrentUser; onDone: () => void }

export function UsernameForm({ user, onDone }: UsernameFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<UsernameChange>({
    resolver: contractResolver((schemas) => schemas.UsernameChange),
    defaultValues: { username: user.username },
  })
  const finish = () => {
    onDone()
    focusHeading('#about-title')
  }
  const { isPending, mutate } = useChangeUsername({
    onSaved: finish,
    onRefused: (error) => showServerErrors(setError, error, serverErrors),
  })
  const form = useFocusedForm()
  return (
    <form
      ref={form}
      className="profile-form profile-own-username"
      noValidate
      onSubmit={(event) => void handleSubmit(({ username }) => mutate(username))(event)}
    >
      <Field
        label={profileText.about.username}
        hint={profileText.username.once}
        error={formState.errors.username?.message}
      >
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} {...register('username')} />
      </Field>
      <div className="profile-actions">
        <Button type="submit" pending={isPending}>
          {profileText.username.save}
        </Button>
        <Button variant="secondary" onClick={finish}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  )
}
