import './guide-chat.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Compass, Ellipsis, Info, Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { inEnglish } from '#intl/language.ts'
import { dayPartOf, firstNameOf } from '#lib/time/greeting.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Dialog, DialogActions } from '#ui/overlay/dialog.tsx'
import { Menu, MenuItem } from '#ui/overlay/menu.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { GuideButton } from './guide-button.tsx'
import { GuideComposer } from './guide-composer.tsx'
import { chatQuery, useClearChat } from './guide.queries.ts'
import { guideText as text } from './guide.text.ts'
import { Exchange, UnansweredQuestion } from './guide-messages.tsx'
import { useConversation } from './use-conversation.ts'

/** The button and the window. Loaded on the first tap, so it starts open. */
export function GuideWindow({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <GuideButton ref={button} aria-expanded={isOpen} onClick={isOpen ? close : () => setOpen(true)} />
      {isOpen && <GuideChat name={name} onClose={close} />}
    </>
  )
}

type GuideChatProps = {
  /** The member to greet. */
  name: string
  onClose: () => void
}

/** The Practice Guide's window: beside the page if there is room, over it on a phone. */
export function GuideChat({ name, onClose }: GuideChatProps) {
  const [greeting] = useState(() => text.hello[dayPartOf(new Date().getHours())](firstNameOf(name)))
  const chat = useInfiniteQuery(chatQuery)
  const pages = chat.data?.pages ?? []
  const conversation = useConversation(chat.data && pages.flatMap(({ items }) => items).toReversed())
  const { exchanges, pending, isWaiting, announced, ask } = conversation
  const from = pages[0]?.answersFrom ?? 'library'
  const isCrisis = pending === undefined && exchanges.at(-1)?.kind === 'crisis'
  useInertPage()
  const frame = useEscape(onClose)

  const lastId = exchanges.at(-1)?.id
  return (
    <dialog ref={frame} open className="guide-chat" aria-label={text.name}>
      <div className="guide-chat-head">
        <span className="guide-chat-stone" aria-hidden="true">
          <Compass />
        </span>
        <div>
          <h2>{text.name}</h2>
          {isCrisis ? <p {...inEnglish}>{text.from.crisis}</p> : <p>{text.from[from]}</p>}
        </div>
        <MoreMenu hasConversation={exchanges.length > 0} />
        <IconButton label={commonText.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {/* The answer is announced once, below, instead of word by word. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className="guide-thread" role="log" aria-live="off" aria-label={text.conversation} tabIndex={0}>
        {chat.isError && (
          <LoadError title={text.loadFailed} query={chat} heading=".guide-chat-head h2">
            {text.loadSafe}
          </LoadError>
        )}
        {chat.hasNextPage && (
          <Button variant="quiet" pending={chat.isFetchingNextPage} onClick={() => void chat.fetchNextPage()}>
            {text.earlier}
          </Button>
        )}
        {chat.data && !chat.hasNextPage && (
          <Welcome from={from} greeting={greeting} onAsk={ask} isFirst={exchanges.length === 0 && !pending} />
        )}
        {exchanges.map((exchange) => (
          <Exchange
            key={exchange.id}
            exchange={exchange}
            instead={conversation.insteadOf(exchange.id)}
            isLast={!pending && exchange.id === lastId}
          />
        ))}
        {pending && (
          <UnansweredQuestion pending={pending} onStop={conversation.stop} onTryAgain={conversation.tryAgain} />
        )}
      </div>
      <output className="sr-only" aria-live="polite">
        {announced}
      </output>
      <GuideComposer isWaiting={isWaiting} isCrisis={isCrisis} mayUseLog={pages[0]?.mayUseLog} onAsk={ask} />
    </dialog>
  )
}

type WelcomeProps = { from: 'model' | 'library'; greeting: string; isFirst: boolean; onAsk: (question: string) => void }

const Welcome = ({ from, greeting, isFirst, onAsk }: WelcomeProps) => (
  <>
    {from === 'library' && (
      <p className="guide-what">
        <Info aria-hidden="true" />
        <span>
          <strong>{text.whatIsThis}</strong> {text.local}
        </span>
      </p>
    )}
    <p className="guide-answer">{text.welcome[from](greeting)}</p>
    {isFirst && (
      <fieldset className="guide-chips" aria-label={text.suggestions}>
        {text.suggested.map((question) => (
          <button key={question} type="button" className="guide-chip" onClick={() => onAsk(question)}>
            {question}
          </button>
        ))}
      </fieldset>
    )}
  </>
)

function MoreMenu({ hasConversation }: { hasConversation: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const { isPending, mutate: clear } = useClearChat()
  return (
    <>
      <Menu
        trigger={
          <IconButton label={text.more}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem disabled={!hasConversation} onSelect={() => setAsking(true)}>
          <Trash2 aria-hidden="true" /> {text.deleteAll}
        </MenuItem>
      </Menu>
      <Dialog open={isAsking} onOpenChange={setAsking} title={text.deleteAllTitle} description={text.deleteAllText}>
        <DialogActions>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {commonText.cancel}
          </Button>
          <Button
            variant="danger"
            pending={isPending}
            onClick={() => clear(undefined, { onSuccess: () => setAsking(false) })}
          >
            {text.delete}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

/** Escape first closes a menu or a question inside the window. */
function useEscape(onClose: () => void) {
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = frame.current
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('keydown', close)
    return () => element?.removeEventListener('keydown', close)
  }, [onClose])
  return frame
}

/**
 * On a phone the window covers the page. The page is inert meanwhile, so that the focus can't get lost behind the
 * window.
 */
function useInertPage() {
  useEffect(() => {
    const narrow = window.matchMedia('(max-width: 759px)')
    const covered = () => document.querySelectorAll<HTMLElement>('.member-frame > main, .bottom-nav')
    const follow = () => covered().forEach((element) => (element.inert = narrow.matches))
    follow()
    narrow.addEventListener('change', follow)
    return () => {
      narrow.removeEventListener('change', follow)
      covered().forEach((element) => (element.inert = false))
    }
  }, [])
}
