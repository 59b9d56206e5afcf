import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput } from './text-input.tsx'

const text = uiText.password

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Tells password managers whether to fill in the saved password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <span className="input-wrap">
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <IconButton label={shown ? text.hide : text.show} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff /> : <Eye />}
      </IconButton>
    </span>
  )
}
