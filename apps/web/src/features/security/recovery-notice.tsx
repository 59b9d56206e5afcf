import { useMutation } from '@tanstack/react-query'
import { securityApi } from '#lib/api/security.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { momentText } from '#lib/moment-text.ts'
import { queryClient } from '#lib/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { toast } from '#ui/toast-store.ts'

/** Shown on every device that is signed in while a recovery from a lost second factor waits. */
export function RecoveryNotice({ availableAt }: { availableAt: string }) {
  const cancel = useMutation({
    mutationFn: () => securityApi.cancelRecovery(),
    onSuccess: async () => {
      toast({ title: 'The recovery is called off', text: 'If it was not you, please change your password.' })
      await queryClient.invalidateQueries(currentUserQuery)
    },
    onError: () => toast({ title: 'Error', text: 'Failed to call the recovery off. Please try again.', tone: 'error' }),
  })
  return (
    <Panel>
      <Notice
        tone="error"
        title="Somebody who knows your password asked to sign in without your second factor."
        action={
          <Button variant="danger" pending={cancel.isPending} onClick={() => cancel.mutate()}>
            Call the recovery off
          </Button>
        }
      >
        From {momentText(availableAt)} on, the link we mailed you switches two-factor authentication off. If it was not
        you, call it off and change your password.
      </Notice>
    </Panel>
  )
}
