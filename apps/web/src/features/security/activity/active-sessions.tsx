import type { LoginSession } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { signOut } from '#lib/member/sign-out.ts'
import { useUnsentQuestion } from '#lib/outbox/waiting-question.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { sessionsQuery } from '../shared/security.queries.ts'
import { useEndSession, useSignOutEverywhere } from './activity.queries.ts'
import { sessionsText as text } from './activity.text.ts'

const titleId = 'active-sessions-title'

export const ActiveSessions = () => (
  <Panel aria-labelledby={titleId}>
    <PanelHeader title={text.title} id={titleId} />
    <div className="security-body">
      <SessionList />
      <SignOutEverywhere />
    </div>
  </Panel>
)

const currentFirst = (a: LoginSession, b: LoginSession) => Number(b.isCurrent) - Number(a.isCurrent)

function SessionList() {
  const sessions = useQuery(sessionsQuery)
  return (
    <QueryView
      query={sessions}
      skeleton={<SkeletonRows count={2} />}
      failed={text.loadFailed}
      failedText={text.loadFailedText}
      heading={`#${titleId}`}
    >
      {(list) => (
        <ul className="session-list">
          {list.toSorted(currentFirst).map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

const SessionRow = ({ session }: { session: LoginSession }) => (
  <li>
    <div>
      <p className="session-device">
        {session.device} {session.isCurrent && <Badge tone="soft">{text.thisDevice}</Badge>}
      </p>
      <p className="session-use numerals">{text.use(session.ipAddress, session.lastUsedAt)}</p>
    </div>
    {session.isCurrent ? <SignOutHere /> : <EndSession session={session} />}
  </li>
)

function SignOutHere() {
  const [isLeaving, setLeaving] = useState(false)
  const unsent = useUnsentQuestion('signOut')
  const leave = () => {
    setLeaving(true)
    void signOut()
  }
  return (
    <>
      <Button variant="quiet" aria-label={text.signOutHere} pending={isLeaving} onClick={() => unsent.ask(leave)}>
        {text.signOut}
      </Button>
      {unsent.question}
    </>
  )
}

function EndSession({ session: { id, device } }: { session: LoginSession }) {
  const ending = useEndSession(id, () => {
    toast({ title: text.ended, text: text.endedText(device), tone: 'success' })
    // The focus doesn't go to the next button, because pressing Enter twice would then end another session by mistake.
    focusHeading(`#${titleId}`)
  })
  return (
    <Button variant="quiet" aria-label={text.endOf(device)} pending={ending.isPending} onClick={() => ending.mutate()}>
      {text.end}
    </Button>
  )
}

function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {text.everywhere.open}
      </Button>
      {isAsking && <SignOutDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function SignOutDialog({ onClose }: { onClose: () => void }) {
  const leaving = useSignOutEverywhere()
  const unsent = useUnsentQuestion('signOut')
  if (unsent.question) return unsent.question
  return (
    <ConfirmDialog
      title={text.everywhere.title}
      text={text.everywhere.text}
      action={text.everywhere.go}
      pending={leaving.isPending}
      onConfirm={() => unsent.ask(() => leaving.mutate())}
      onClose={onClose}
    >
      {leaving.isError && (
        <DialogBody>
          <Notice tone="error" title={text.everywhere.failed} />
        </DialogBody>
      )}
    </ConfirmDialog>
  )
}
