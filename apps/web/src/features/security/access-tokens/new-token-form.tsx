import {
  type AccessTokenLife,
  accessTokenLives,
  accessTokenNameMaxLength,
  type CurrentUser,
  type NewAccessToken,
  type TokenScope,
  tokenScopes,
} from '@sadhana/contract'
import { Suspense, useId, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Button } from '#ui/button.tsx'
import { moveFocusTo } from '#ui/focus-heading.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Panel } from '#ui/panel.tsx'
import { useMakeToken } from './access-tokens.queries.ts'
import { tokensText } from './access-tokens.text.ts'

const OwnerProofDialog = lazyScreen(
  async () => (await import('../owner-proof/owner-proof-dialog.tsx')).OwnerProofDialog,
)

const text = tokensText.form
const lives = accessTokenLives.map((value) => ({ value, label: text.lives[value] }))

type NewTokenFormProps = {
  user: CurrentUser
  onMade: (made: { name: string; token: string }) => void
  onCancel: () => void
}

export function NewTokenForm({ user, onMade, onCancel }: NewTokenFormProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<TokenScope[]>(['practice:log'])
  const [life, setLife] = useState<AccessTokenLife>('6-months')
  const [isChecked, setChecked] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ids = { title: useId(), scopes: useId() }
  const making = useMakeToken(onMade, () => setAsking(true))
  const wanted: NewAccessToken = { name: name.trim(), scopes, life }
  const isComplete = wanted.name !== '' && scopes.length > 0

  return (
    <Panel aria-labelledby={ids.title}>
      <h2 className="panel-title" id={ids.title} ref={moveFocusTo} tabIndex={-1}>
        {text.title}
      </h2>
      <form
        className="new-token"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (isComplete) making.mutate(wanted)
        }}
      >
        <Field
          label={text.name}
          hint={text.nameHint}
          error={isChecked && wanted.name === '' && text.nameMissing}
          announcesError
        >
          <TextInput
            autoComplete="off"
            maxLength={accessTokenNameMaxLength}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <fieldset aria-describedby={isChecked && scopes.length === 0 ? ids.scopes : undefined}>
          <legend className="field-label">{text.may}</legend>
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              className="new-token-scope"
              label={<strong>{tokensText.scopes[scope].label}</strong>}
              hint={tokensText.scopes[scope].hint}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(tokenScopes.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
              }
            />
          ))}
          {isChecked && scopes.length === 0 && (
            <p className="field-error" id={ids.scopes} role="alert">
              {text.mayMissing}
            </p>
          )}
        </fieldset>
        <div className="new-token-life">
          <p className="field-label">{text.endsAfter}</p>
          <Segmented label={text.endsAfter} options={lives} value={life} onValueChange={setLife} />
        </div>
        <div className="security-actions">
          <Button type="submit" pending={making.isPending}>
            {text.make}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {commonText.cancel}
          </Button>
        </div>
      </form>
      <Suspense>
        {isAsking && (
          <OwnerProofDialog
            user={user}
            isPending={making.isPending}
            error={making.error}
            onProof={(proof) => making.mutate({ ...wanted, ...proof })}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
