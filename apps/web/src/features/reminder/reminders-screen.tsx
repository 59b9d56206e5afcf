import './reminders.css'
import type { Reminders } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { FeedPanel } from './feed-panel.tsx'
import { PausePanel } from './pause-panel.tsx'
import { hasDeclined, noteDeclined } from './push-device.ts'
import { PushQuestion } from './push-question.tsx'
import { QuietPanel } from './quiet-panel.tsx'
import { devicePushQuery, remindersQuery, useReminderSettings } from './reminder.queries.ts'
import { reminderText as text } from './reminder.text.ts'
import { TimesPanel } from './times-panel.tsx'
import { WeeklyPanel } from './weekly-panel.tsx'
import { WherePanel } from './where-panel.tsx'

export { resendSubscription } from './push-device.ts'

export function RemindersScreen() {
  const query = useQuery(remindersQuery)
  return (
    <div className="reminders-screen">
      <h1>{text.title}</h1>
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <SkeletonRows count={4} />
          </Panel>
        }
        failed={text.failed}
        failedText={text.failedText}
      >
        {(reminders) => <Loaded reminders={reminders} />}
      </QueryView>
    </div>
  )
}

function Loaded({ reminders }: { reminders: Reminders }) {
  const { data: user } = useQuery(currentUserQuery)
  const { data: settings } = useQuery(journeySettingsQuery)
  const device = useQuery(devicePushQuery(user?.id ?? '', reminders.pushKey)).data
  const [isAsking, setAsking] = useState(false)
  const isOff = useSwitchedOff('push')
  const [, change] = useReminderSettings()
  const zone = settings?.zone ?? 'UTC'
  /** After a time is set, and never before. */
  const offerPush = (channel: string) => {
    const mayAsk = device === 'off' && !isOff && !hasDeclined()
    if (channel === 'push' && mayAsk) setAsking(true)
  }
  const endQuestion = () => {
    noteDeclined()
    setAsking(false)
  }
  return (
    <>
      {reminders.isFewer && (
        <Notice
          tone="info"
          title={text.fewer.title}
          action={
            <Button variant="secondary" onClick={() => change({ sendAll: true })}>
              {text.fewer.action}
            </Button>
          }
        >
          {text.fewer.text}
        </Notice>
      )}
      <div className="reminders-columns">
        <TimesPanel reminders={reminders} zone={zone} onSaved={offerPush} />
        <div className="reminders-side">
          {settings && <PausePanel pause={reminders.pause} today={settings.today} />}
          <QuietPanel quietHours={reminders.quietHours} />
          <WeeklyPanel weeklyDay={reminders.weeklyDay} email={reminders.email} />
          <WherePanel reminders={reminders} userId={user?.id ?? ''} device={device} />
          <FeedPanel path={reminders.feedPath} />
        </div>
      </div>
      {isAsking && <PushQuestion userId={user?.id ?? ''} reminders={reminders} onEnd={endQuestion} />}
    </>
  )
}
