import { type Credentials, demoMember } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'

/** Only developers see these. */
const text = {
  title: 'Development',
  submit: 'Sign in as Maya (demo)',
  credentials: (name: string, password: string) => `${name}, password: ${password}`,
} as const

type DemoSignInProps = { onChoose: (credentials: Credentials) => void }

export const DemoSignIn = ({ onChoose }: DemoSignInProps) => (
  <Notice
    className="mt-5"
    tone="info"
    title={text.title}
    action={
      <Button
        variant="secondary"
        onClick={() => onChoose({ identifier: demoMember.username, password: demoMember.password })}
      >
        {text.submit}
      </Button>
    }
  >
    {text.credentials(demoMember.username, demoMember.password)}
  </Notice>
)
