import type { LoginSession } from '@sadhana/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { securityApi } from '#lib/api/security.ts'
import { momentText } from '#lib/moment-text.ts'
import { queryClient } from '#lib/query-client.ts'
import { signOut, signOutEverywhere } from '#lib/sign-out.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { logQuery, sessionsQuery } from './security.queries.ts'

export const ActiveSessions = () => (
  <Panel aria-labelledby="active-sessions-title">
    <PanelHeader title="Active Sessions" id="active-sessions-title" />
    <div className="security-body">
      <SessionList />
      <SignOutEverywhere />
    </div>
  </Panel>
)

function SessionList() {
  const { data: sessions, isPending, refetch } = useQuery(sessionsQuery)
  if (isPending) return <SkeletonRows count={2} />
  if (!sessions) {
    return (
      <Notice
        tone="error"
        title="Failed to fetch your sessions"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      />
    )
  }
  const hereFirst = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <ul className="session-list">
      {hereFirst.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}

function SessionRow({ session: { id, device, ipAddress, lastUsedAt, isCurrent } }: { session: LoginSession }) {
  const ending = useMutation({
    mutationFn: () => (isCurrent ? signOut() : securityApi.endSession({ params: { id } })),
    onSuccess: () => !isCurrent && toast({ title: 'Session ended', text: `${device} is signed out.`, tone: 'success' }),
    onError: ({ message }) => toast({ title: 'Failed to end the session', text: message, tone: 'error' }),
    onSettled: () =>
      Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(logQuery)]),
  })
  return (
    <li>
      <div>
        <p className="session-device">
          {device} {isCurrent && <Badge tone="soft">This device</Badge>}
        </p>
        <p className="session-use numerals">
          {ipAddress && <>Signed in from {ipAddress} · </>}Last used {momentText(lastUsedAt)}
        </p>
      </div>
      <Button
        variant="quiet"
        aria-label={isCurrent ? 'Sign out on this device' : `End the session of ${device}`}
        pending={ending.isPending}
        onClick={() => ending.mutate()}
      >
        {isCurrent ? 'Sign out' : 'End session'}
      </Button>
    </li>
  )
}

function SignOutEverywhere() {
  const leaving = useMutation({
    mutationFn: signOutEverywhere,
    onError: () =>
      toast({ title: 'Error', text: 'Failed to sign out from all devices. Please try again.', tone: 'error' }),
  })
  return (
    <Button
      variant="danger"
      className="justify-self-start"
      pending={leaving.isPending}
      onClick={() => leaving.mutate()}
    >
      Sign Out From All Devices
    </Button>
  )
}
