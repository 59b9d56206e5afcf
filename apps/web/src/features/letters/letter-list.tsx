import type { Letter, Letters } from '@sadhana/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { momentText } from '#intl/intl.rules.ts'
import { dateInWords } from '#lib/time/date-in-words.ts'
import { Fold } from '#ui/fold.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { kindIcons } from './letter-form.tsx'
import { lettersText as text } from './shared/letters.text.ts'

const titleId = 'letters-title'

/** Renders nothing until there is a letter: the form says what will be here. */
export function LetterList({ letters }: { letters: UseInfiniteQueryResult<InfiniteData<Letters>> }) {
  const items = letters.data?.pages.flatMap((page) => page.items) ?? []
  if (!letters.isError && items.length === 0) return null
  return (
    <Panel aria-labelledby={titleId}>
      <PanelHeader title={text.yours} id={titleId} />
      {letters.isError && !letters.isFetchNextPageError && (
        <LoadError title={text.loadFailed} query={letters} heading={`#${titleId}`}>
          {text.loadFailedText}
        </LoadError>
      )}
      <ul>
        {items.map((letter) => (
          <li key={letter.id}>
            <Row letter={letter} />
          </li>
        ))}
      </ul>
      <ShowMore query={letters} label={text.more} />
    </Panel>
  )
}

function Row({ letter }: { letter: Letter }) {
  const Icon = kindIcons[letter.kind]
  const icon = (
    <Stone>
      <Icon aria-hidden="true" />
    </Stone>
  )
  return (
    <Fold icon={icon} title={firstLine(letter.text)} note={stateOf(letter)}>
      <div className="letters-read">
        <h3>{text.wrote}</h3>
        <p>{letter.text}</p>
        {letter.words && (
          <>
            <h3>{text.aboutWords}</h3>
            <p>{letter.words.shown}</p>
          </>
        )}
        {letter.attachment !== null && (
          <>
            <h3>{text.attached}</h3>
            <p>{letter.attachment}</p>
          </>
        )}
        {letter.answer !== null && (
          <>
            <h3>{text.answer}</h3>
            <p>{letter.answer}</p>
          </>
        )}
      </div>
    </Fold>
  )
}

const shownOfLine = 80

function firstLine(words: string): string {
  const line = words.split('\n', 1)[0] ?? ''
  return line.length > shownOfLine ? `${line.slice(0, shownOfLine).trimEnd()}…` : line
}

function stateOf({ state, createdAt, closedAt }: Letter): string {
  if (state === 'waiting' || closedAt === null) return text.waiting(momentText(createdAt))
  return state === 'answered' ? text.answered(dateInWords(closedAt)) : text.closed(dateInWords(closedAt))
}
