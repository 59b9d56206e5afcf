import type { Message } from '@sadhana/contract'
import { Trash2, TriangleAlert } from 'lucide-react'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { memberCalendar, serverNow } from '#lib/time/today.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { useRemoveMessage } from './message.queries.ts'
import { messageText as text } from './message.text.ts'
import type { Unsent, useSend } from './send.queries.ts'
import { dayMark, daysOf, partsOf } from './thread-days.ts'

type ThreadProps = {
  name: string
  personId: string
  /** Newest first. */
  messages: readonly Message[]
  query: ComponentProps<typeof ShowMore>['query']
  sending: ReturnType<typeof useSend>
}

export function Thread({ name, personId, messages, query, sending }: ThreadProps) {
  const here = { now: serverNow(), zone: memberCalendar().zone }
  const log = useRef<HTMLDivElement>(null)
  const { mutate: remove } = useRemoveMessage(personId)
  const newest = `${messages[0]?.id} ${sending.unsent.at(-1)?.id}`
  // The newest message is at the end. Loading earlier ones leaves the reader where they are.
  useLayoutEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new message moves the view, though nothing in here reads it
  }, [newest])
  const seenId = messages.find(({ isSeen }) => isSeen)?.id
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard must reach it
    <div ref={log} className="thread" role="log" aria-label={text.threadWith(name)} tabIndex={0}>
      <div className="thread-messages">
        {query.hasNextPage ? (
          <ShowMore query={query} label={text.earlier} failed={text.earlierFailed} centred />
        ) : (
          messages.length === 0 && <p className="thread-day">{text.firstWords(name)}</p>
        )}
        {daysOf(messages, here.zone).map(({ day, messages: ofDay }) => (
          <div key={`${day} ${ofDay[0]?.id}`} className="thread-of-day">
            <p className="thread-day">{dayMark(day, here)}</p>
            {ofDay.map((message) => (
              <Bubble
                key={message.id}
                message={message}
                name={name}
                isSeen={message.id === seenId}
                onRemove={() => remove(message.id)}
              />
            ))}
          </div>
        ))}
        {sending.unsent.map((unsent) => (
          <UnsentBubble key={unsent.id} unsent={unsent} sending={sending} />
        ))}
      </div>
    </div>
  )
}

type BubbleProps = { message: Message; name: string; isSeen: boolean; onRemove: () => void }

const Bubble = ({ message: { text: words, isMine }, name, isSeen, onRemove }: BubbleProps) => (
  <>
    <div className={isMine ? 'thread-line thread-line-mine' : 'thread-line'}>
      <p className={isMine ? 'thread-mine' : 'thread-theirs'}>
        <span className="sr-only">{isMine ? text.mine : text.theirs(name)} </span>
        <Words of={words} />
      </p>
      <IconButton className="thread-delete" label={text.deleteMessage(words.slice(0, 60))} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </div>
    {isSeen && <p className="thread-seen">{text.seen}</p>}
  </>
)

/** Plain text, whatever is in it. A link opens elsewhere and learns nothing of where it was clicked. */
const Words = ({ of: words }: { of: string }) =>
  partsOf(words).map(({ text: part, isLink }, index) =>
    isLink ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  )

type UnsentBubbleProps = { unsent: Unsent; sending: Pick<ThreadProps['sending'], 'retry' | 'discard'> }

const UnsentBubble = ({ unsent, sending }: UnsentBubbleProps) => (
  <>
    <p className={unsent.state === 'failed' ? 'thread-mine thread-unsent' : 'thread-mine thread-sending'}>
      {unsent.text}
    </p>
    {unsent.state === 'sending' && <p className="sr-only">{text.sending}</p>}
    {unsent.state === 'waiting' && <p className="thread-seen">{text.waits}</p>}
    {unsent.state === 'failed' && (
      <p className="thread-failed">
        <TriangleAlert aria-hidden="true" /> {text.notSent}
        <button type="button" onClick={() => sending.retry(unsent)}>
          {text.tryAgain}
        </button>
        <span aria-hidden="true">·</span>
        <button type="button" onClick={() => sending.discard(unsent)}>
          {text.remove}
        </button>
      </p>
    )}
  </>
)
