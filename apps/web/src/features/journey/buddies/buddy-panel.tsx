import type { Buddy } from '@sadhana/contract'
import { Ellipsis, Waves } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { fullDate, momentText } from '#intl/intl.rules.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import { Panel } from '#ui/panel.tsx'
import { buddiesText } from './buddies.text.ts'
import { TwinDays } from './twin-days.tsx'

const QuietWordDialog = lazyScreen(async () => (await import('./buddy-dialogs.tsx')).QuietWordDialog)
const EndDialog = lazyScreen(async () => (await import('./buddy-dialogs.tsx')).EndDialog)

type BuddyPanelProps = { buddy: Buddy; today: string; quiet: boolean }

export function BuddyPanel({ buddy, today, quiet }: BuddyPanelProps) {
  const { person, since, sharedStreak, days } = buddy
  const { data: me } = useQuery(currentUserQuery)
  const [openDialog, setOpenDialog] = useState<'word' | 'end'>()
  const close = () => setOpenDialog(undefined)
  const name = person.displayName
  const titleId = `buddy-${person.id}`
  return (
    <Panel className="buddy-panel" aria-labelledby={titleId}>
      <header className="buddy-panel-header">
        <span className="buddy-panel-avatars">
          <Avatar name={me?.displayName ?? ''} imageUrl={me?.profileImage} />
          <Avatar name={name} imageUrl={person.profileImage} />
        </span>
        <div>
          <h2 id={titleId} className="panel-title">
            {buddiesText.pair(name)}
          </h2>
          <p className="text-sm text-muted">{buddiesText.since(fullDate(since))}</p>
        </div>
        <Menu
          trigger={
            <IconButton label={buddiesText.more(name)} className="buddy-panel-more">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setOpenDialog('end')}>{buddiesText.end}</MenuItem>
        </Menu>
      </header>
      <div className="buddy-panel-days">
        {!quiet && (
          <div>
            <p className="text-muted">{buddiesText.shared}</p>
            <p className="buddy-panel-number">
              {sharedStreak} <small>{buddiesText.days(sharedStreak)}</small>
            </p>
          </div>
        )}
        <TwinDays days={days} name={name} today={today} />
      </div>
      <p className="text-sm text-muted">{buddiesText.explained}</p>
      <Words buddy={buddy} onSend={() => setOpenDialog('word')} />
      <Suspense>
        {openDialog === 'word' && <QuietWordDialog person={person} onClose={close} />}
        {openDialog === 'end' && <EndDialog person={person} onClose={close} />}
      </Suspense>
    </Panel>
  )
}

function Words({ buddy: { person, received, sentToday }, onSend }: { buddy: Buddy; onSend: () => void }) {
  return (
    <footer className="buddy-panel-words">
      {received && (
        <div>
          <p className="buddy-panel-word">{buddiesText.word.quoted(received.word)}</p>
          <p className="text-sm text-muted">{buddiesText.word.from(person.displayName, momentText(received.at))}</p>
        </div>
      )}
      {sentToday ? (
        <p className="text-sm text-muted" id={`sent-${person.id}`}>
          {buddiesText.word.sentToday(sentToday)}
        </p>
      ) : (
        <Button variant="soft" aria-label={buddiesText.word.sendTo(person.displayName)} onClick={onSend}>
          <Waves aria-hidden="true" size={20} />
          {buddiesText.word.send}
        </Button>
      )}
    </footer>
  )
}
