import type { Reminders } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
import { Bell } from 'lucide-react'
import { usePushSwitch, useSaveReminder } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.explain

type PushQuestionProps = { userId: string; reminders: Reminders; onEnd: () => void }

/** Our own words before the browser's question, which can be asked only once. */
export function PushQuestion({ userId, reminders: { reminders, pushKey, email }, onEnd }: PushQuestionProps) {
  const push = usePushSwitch(userId, pushKey)
  const { mutate: save } = useSaveReminder()
  const useEmail = () => {
    for (const reminder of reminders) if (reminder.channel === 'push') save({ ...reminder, channel: 'email' })
    onEnd()
  }
  return (
    <Dialog open onOpenChange={onEnd} icon={<Bell aria-hidden="true" />} title={text.title} description={text.text}>
      <DialogActions>
        <Button variant="secondary" onClick={email === null ? onEnd : useEmail}>
          {email === null ? text.notNow : text.decline}
        </Button>
        <Button pending={push.isPending} onClick={() => push.mutate(true, { onSettled: onEnd })}>
          {text.agree}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
