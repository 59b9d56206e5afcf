import { useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { loadOutbox } from './through-outbox.ts'
import { unsentText } from './wait.text.ts'
import { useWaiting } from './waiting.ts'

type UnsentQuestionProps = {
  leaving: keyof typeof unsentText.of
  userId: string
  onProceed: () => void
  onClose: () => void
}

/** Leaving removes everything of the member's from this device, so what is unsent is sent or given up first. */
export function UnsentQuestion({ leaving, userId, onProceed, onClose }: UnsentQuestionProps) {
  const text = unsentText.of[leaving]
  const count = useWaiting().length
  const [state, setState] = useState<'asks' | 'sends' | 'failed'>('asks')
  const sendFirst = async () => {
    setState('sends')
    const { outboxOf } = await loadOutbox()
    await outboxOf(userId).send()
    if ((await outboxOf(userId).waiting()).length === 0) onProceed()
    else setState('failed')
  }
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={text.about(count)}>
      {state === 'failed' && (
        <DialogBody>
          <Notice tone="error" title={unsentText.failed} />
        </DialogBody>
      )}
      <DialogActions>
        <Button pending={state === 'sends'} onClick={() => void sendFirst().catch(() => setState('failed'))}>
          {text.send}
        </Button>
        <Button variant="danger" onClick={onProceed}>
          {text.discard}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
