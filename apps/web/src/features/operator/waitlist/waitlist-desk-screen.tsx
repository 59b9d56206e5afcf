import './waitlist-desk.css'
import { maxInvitedAtOnce, type WaitingPerson, type WaitlistQueue } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { dayAndMonth } from '#intl/intl.rules.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { useInvite, waitlistDeskQuery } from './waitlist-desk.queries.ts'
import { waitlistDeskText as text } from './waitlist-desk.text.ts'

const usualBatch = 10

/** People waiting for an invitation. The next of them can be invited together. */
export function WaitlistDeskScreen() {
  const queue = useInfiniteQuery(waitlistDeskQuery)
  const first = queue.data?.pages[0]
  const people = queue.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <header>
        <h1>{text.title}</h1>
        {first && <p className="console-says">{text.lead(first.waiting)}</p>}
      </header>
      {!first && (
        <Panel aria-label={text.caption}>
          {isFirstLoad(queue) ? <SkeletonRows count={6} /> : <LoadError title={text.loadFailed} query={queue} />}
        </Panel>
      )}
      {first?.items.length === 0 && (
        <Panel aria-label={text.caption}>
          <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        </Panel>
      )}
      {first && first.items.length > 0 && (
        <Batch first={first} people={people}>
          <ShowMore query={queue} />
        </Batch>
      )}
    </>
  )
}

type BatchProps = { first: WaitlistQueue; people: WaitingPerson[]; children: ReactNode }

function Batch({ first, people, children }: BatchProps) {
  const [wanted, setWanted] = useState(usualBatch)
  /** People who are left out although they are next, and people further down who are added. */
  const [exceptions, setExceptions] = useState<ReadonlySet<string>>(new Set())
  const [isReading, setReading] = useState(false)
  const count = Math.min(wanted, people.length, maxInvitedAtOnce)
  const isChosen = ({ id }: WaitingPerson, index: number) => index < count !== exceptions.has(id)
  const chosen = people.filter(isChosen).map(({ id }) => id)
  const invite = useInvite((invited, selected) => {
    setExceptions(new Set())
    toast({
      title: invited === 0 ? text.noneSent : text.sent(invited),
      tone: invited === 0 ? 'info' : 'success',
      ...(invited < selected && { text: text.others(selected - invited) }),
    })
  })
  const step = (to: number) => {
    setWanted(Math.max(1, Math.min(to, people.length, maxInvitedAtOnce)))
    setExceptions(new Set())
  }
  const toggle = (id: string) =>
    setExceptions((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )
  const isSendable = chosen.length > 0 && chosen.length <= maxInvitedAtOnce
  return (
    <>
      <section className="waitlist-desk-batch" aria-label={text.batch}>
        <Stepper count={count} onStep={step} />
        <div className="waitlist-desk-actions">
          <Button variant="quiet" onClick={() => setReading(true)}>
            {text.read}
          </Button>
          <Button
            disabled={!isSendable}
            pending={invite.isPending}
            onClick={() =>
              invite.mutate(chosen, { onError: (error) => failureToast(error, { title: text.sendFailed }) })
            }
          >
            {chosen.length === 0 ? text.nobody : text.send(chosen.length)}
          </Button>
        </div>
      </section>
      <p className="waitlist-desk-note">{text.unanswered(first.unanswered)}</p>
      <Panel className="waitlist-desk" aria-label={text.caption}>
        <Table
          caption={text.caption}
          rows={people.map((person, index) => ({ ...person, isChosen: isChosen(person, index) }))}
          rowKey={({ id }) => id}
          columns={[
            {
              header: text.invite,
              render: (person) => (
                <Checkbox
                  label={<span className="sr-only">{text.inviteOne(person.name)}</span>}
                  checked={person.isChosen}
                  onChange={() => toggle(person.id)}
                />
              ),
            },
            { header: text.name, render: ({ name }) => <strong>{name}</strong> },
            { header: text.since, numeric: true, render: ({ joinedAt }) => dayAndMonth(joinedAt.slice(0, 10)) },
            { header: text.email, render: ({ email }) => email },
            { header: text.practice, render: ({ currentPractice }) => text.practices[currentPractice] },
            { header: text.often, render: ({ practiceFrequency }) => text.frequency(practiceFrequency) },
          ]}
        />
        {children}
      </Panel>
      {isReading && <Invitation {...first.invitation} onClose={() => setReading(false)} />}
    </>
  )
}

function Stepper({ count, onStep }: { count: number; onStep: (to: number) => void }) {
  const id = useId()
  return (
    <div className="waitlist-desk-next">
      <label htmlFor={id}>{text.next}</label>
      <div className="waitlist-desk-stepper">
        <IconButton label={text.fewer} onClick={() => onStep(count - 1)}>
          <Minus aria-hidden="true" />
        </IconButton>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxInvitedAtOnce}
          value={count}
          onChange={({ target }) => target.value !== '' && onStep(Number(target.value))}
        />
        <IconButton label={text.more} onClick={() => onStep(count + 1)}>
          <Plus aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}

type InvitationProps = WaitlistQueue['invitation'] & { onClose: () => void }

const Invitation = ({ subject, paragraphs, onClose }: InvitationProps) => (
  <Dialog open onOpenChange={onClose} title={subject}>
    <DialogBody>
      <div className="waitlist-desk-email">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DialogBody>
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        {commonText.close}
      </Button>
    </DialogActions>
  </Dialog>
)
