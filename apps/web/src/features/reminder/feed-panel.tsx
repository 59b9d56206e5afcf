import { useState } from 'react'
import { copyWithToast } from '#lib/browser/copy-with-toast.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useEndFeed, useMakeFeed } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.feed

export function FeedPanel({ path }: { path: string | null }) {
  const making = useMakeFeed()
  const ending = useEndFeed()
  const [isEnding, setEnding] = useState(false)
  const address = path === null ? '' : new URL(path, globalThis.location.href).href
  return (
    <Panel aria-labelledby="reminder-feed">
      <PanelHeader id="reminder-feed" title={text.title} />
      <p className="text-muted">{text.about}</p>
      {path === null ? (
        <div className="reminders-actions">
          <Button variant="secondary" pending={making.isPending} onClick={() => making.mutate()}>
            {text.make}
          </Button>
        </div>
      ) : (
        <>
          <Field label={text.address} className="reminder-feed-address">
            <TextInput readOnly value={address} />
          </Field>
          <div className="reminders-actions">
            <Button variant="secondary" onClick={() => void copyWithToast(address, text.copied)}>
              {text.copy}
            </Button>
            <Button variant="quiet" pending={making.isPending} onClick={() => making.mutate()}>
              {text.renew}
            </Button>
            <Button variant="quiet-danger" onClick={() => setEnding(true)}>
              {text.end}
            </Button>
          </div>
        </>
      )}
      {isEnding && (
        <ConfirmDialog
          title={text.endTitle}
          text={text.endText}
          action={text.end}
          pending={ending.isPending}
          onClose={() => setEnding(false)}
          onConfirm={() => ending.mutate(undefined, { onSettled: () => setEnding(false) })}
        />
      )}
    </Panel>
  )
}
