import { type Passkey, type PasskeyName, passkeyNameMaxLength } from '@sadhana/contract'
import { UserRoundKey } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { Dialog, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useRenamePasskey } from '../shared/passkeys.queries.ts'
import { passkeysText } from '../shared/passkeys.text.ts'

type NameDialogProps = { passkey: Passkey; isNew?: boolean; onClose: () => void }

const words = passkeysText.naming

export function NameDialog({ passkey: { id, name }, isNew = false, onClose }: NameDialogProps) {
  const renaming = useRenamePasskey(id, onClose)
  const { register, handleSubmit, formState } = useForm<PasskeyName>({
    resolver: contractResolver((schemas) => schemas.PasskeyName),
    defaultValues: { name },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? words.ready : words.title(name)}
      description={words.text}
      icon={
        <Stone size="lg" shape="b">
          <UserRoundKey aria-hidden="true" />
        </Stone>
      }
    >
      <DialogBody>
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => void handleSubmit((form) => renaming.mutate(form.name))(event)}
        >
          {renaming.isError && <Notice tone="error" title={words.failed} />}
          <Field label={words.label} hint={words.hint} error={formState.errors.name?.message}>
            <TextInput autoComplete="off" maxLength={passkeyNameMaxLength} {...register('name')} />
          </Field>
          <Button type="submit" size="lg" block pending={renaming.isPending}>
            {commonText.save}
          </Button>
        </form>
      </DialogBody>
    </Dialog>
  )
}
