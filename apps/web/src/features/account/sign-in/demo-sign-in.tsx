import { type Credentials, demoMember } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'

type DemoSignInProps = { onChoose: (credentials: Credentials) => void }

export const DemoSignIn = ({ onChoose }: DemoSignInProps) => (
  <Notice
    className="mt-5"
    tone="info"
    title="Development"
    action={
      <Button
        variant="secondary"
        onClick={() => onChoose({ identifier: demoMember.username, password: demoMember.password })}
      >
        Sign in as Maya (demo)
      </Button>
    }
  >
    {demoMember.username}, password: {demoMember.password}
  </Notice>
)
