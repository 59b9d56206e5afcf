import { ChevronDown, KeyRound, LogOut, Shield, UserRound } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { CodeInput } from '#ui/form/code-input.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#ui/overlay/menu.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Tooltip } from '#ui/overlay/tooltip.tsx'

export const OverlaySections = () => (
  <>
    <Panel>
      <PanelHeader title="Toast, menu, tooltip" />
      <div className="gallery-row">
        <Button
          variant="secondary"
          onClick={() => toast({ title: 'Practice session saved!', text: 'Your mindful practice has been recorded.' })}
        >
          Show a toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast({
              title: 'Session removed',
              text: 'It is gone from your log.',
              tone: 'info',
              action: { label: 'Undo', altText: 'Log the session again from the home page', onSelect: () => undefined },
            })
          }
        >
          Show one with an action
        </Button>
        <Button variant="secondary" onClick={() => toast({ title: 'Failed to save', tone: 'error' })}>
          Show an error
        </Button>
        <AccountMenu />
        <Tooltip text="The eight limbs of yoga as outlined by Patanjali">
          <Button variant="soft">What is a limb?</Button>
        </Tooltip>
        <Tooltip text="A second tooltip opens at once">
          <Button variant="soft">And this?</Button>
        </Tooltip>
      </div>
    </Panel>
    <Dialogs />
  </>
)

const AccountMenu = () => (
  <Menu
    trigger={
      <Button variant="quiet" aria-label="Account menu">
        <Avatar name="Mira Sandoval" />
        <ChevronDown />
      </Button>
    }
  >
    <MenuLabel>
      <strong>Mira Sandoval</strong>
      <div className="gallery-meta">@mira.sits</div>
    </MenuLabel>
    <MenuSeparator />
    <MenuItem asChild>
      <a href="#profile">
        <UserRound />
        Profile
      </a>
    </MenuItem>
    <MenuItem>
      <Shield />
      Security
    </MenuItem>
    <MenuSeparator />
    <MenuItem>
      <LogOut />
      Logout
    </MenuItem>
  </Menu>
)

function Dialogs() {
  const [opened, setOpened] = useState<'finish' | 'code'>()
  const [code, setCode] = useState('')
  const close = () => setOpened(undefined)
  return (
    <Panel>
      <PanelHeader title="Dialog" />
      <div className="gallery-row">
        <Button variant="secondary" onClick={() => setOpened('finish')}>
          Finish the sitting
        </Button>
        <Button variant="secondary" onClick={() => setOpened('code')}>
          Ask for a code
        </Button>
      </div>
      <Dialog
        open={opened === 'finish'}
        onOpenChange={close}
        title="Finish now?"
        description="You have sat for 7 minutes. Keep them in your log, or let this sitting go."
      >
        <DialogActions>
          <Button onClick={close}>Keep 7 minutes</Button>
          <Button variant="secondary" onClick={close}>
            Go on sitting
          </Button>
          <Button variant="quiet-danger" onClick={close}>
            Discard
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog
        open={opened === 'code'}
        onOpenChange={close}
        icon={
          <Stone size="lg" shape="b">
            <KeyRound />
          </Stone>
        }
        title="One more step"
        description="Enter the 6-digit code from your authenticator app."
      >
        <DialogBody>
          <Field label="Six-digit code" hint="Your app shows a new code every 30 seconds.">
            <CodeInput value={code} onValueChange={setCode} />
          </Field>
        </DialogBody>
        <DialogActions>
          <Button size="lg" block disabled={code.length < 6} onClick={close}>
            Verify
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
}
