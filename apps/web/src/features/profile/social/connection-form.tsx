import { visibilities, type NewSocialConnection, type SocialConnection, type SocialPlatform } from '@sadhana/contract'
import { Controller, useForm } from 'react-hook-form'
import { useFocusedForm } from '#lib/browser/focused-form.ts'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { visibilityLabels } from '#lib/product/visibility-labels.text.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useConnect } from '../shared/profile.queries.ts'
import { profileText } from '../shared/profile.text.ts'

const { social: text } = profileText
const options = visibilities.map((value) => ({ value, label: visibilityLabels[value] }))
const serverErrors = { fields: { platform: 0, platformUsername: 0, isConnected: 0, visibility: 0 } } as const

type ConnectionFormProps = {
  platform: SocialPlatform
  connection: SocialConnection | undefined
  onDone: () => void
}

/** Asks for a username and who may see it. If saving fails, the typed text stays. */
export function ConnectionForm({ platform, connection, onDone }: ConnectionFormProps) {
  const name = text.platforms[platform]
  const { control, register, handleSubmit, setError, formState } = useForm<NewSocialConnection>({
    resolver: contractResolver(({ NewSocialConnection: form }) => form) as never,
    defaultValues: {
      platform,
      platformUsername: connection?.platformUsername ?? '',
      isConnected: true,
      visibility: connection?.visibility ?? 'followers',
    },
  })
  const form = useFocusedForm()
  const { isPending, error, mutate } = useConnect(name)
  const connect = (body: NewSocialConnection) =>
    mutate(body, { onSuccess: onDone, onError: (failure) => showServerErrors(setError, failure, serverErrors) })
  const fieldError = formState.errors.platformUsername?.message
  return (
    <form ref={form} className="profile-form" noValidate onSubmit={(event) => void handleSubmit(connect)(event)}>
      <Field label={text.username(name)} error={fieldError}>
        <TextInput autoCapitalize="none" autoComplete="off" spellCheck={false} {...register('platformUsername')} />
      </Field>
      <div className="profile-form-choice">
        <p className="field-label">{text.visibility}</p>
        <Controller
          control={control}
          name="visibility"
          render={({ field }) => (
            <Segmented label={text.visibility} options={options} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </div>
      {error && !fieldError && (
        <Notice tone="error" title={text.failed}>
          {text.failedText}
        </Notice>
      )}
      <div className="profile-actions">
        <Button type="submit" pending={isPending}>
          {connection ? commonText.save : text.connect}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  )
}
