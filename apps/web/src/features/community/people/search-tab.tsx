import { userSearchMaxLength, userSearchMinLength } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '#lib/browser/debounced.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { searchQuery } from '../data/community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { searchText as words } from './find.text.ts'
import { People } from '../shared/people-list.tsx'
import { PeopleSkeleton } from '../shared/people-skeleton.tsx'

const typingPauseMs = 300

type SearchTabProps = { text: string; onText: (text: string) => void }

function isSearchable(text: string): boolean {
  const { length } = text.normalize('NFC').trim()
  return length >= userSearchMinLength && length <= userSearchMaxLength
}

/** Searches during typing, after a short pause. Clears the results if the text is too short. */
export function SearchTab({ text, onText }: SearchTabProps) {
  const settled = useDebounced(text, typingPauseMs)
  const isLongEnough = isSearchable(text)
  return (
    <div className="search-tab">
      <Field label={words.label} hint={isLongEnough ? undefined : words.hint}>
        <TextInput
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      {isLongEnough && isSearchable(settled) && <SearchResults q={settled.trim()} />}
    </div>
  )
}

function SearchResults({ q }: { q: string }) {
  const query = useQuery(searchQuery(q))
  return (
    <>
      <output className="sr-only">{query.data && words.found(query.data.items.length)}</output>
      <QueryView query={query} skeleton={<PeopleSkeleton count={3} />} failed={words.failed}>
        {({ items: people }) =>
          people.length === 0 ? (
            <p className="text-muted">{words.none}</p>
          ) : (
            <People label={words.results} people={people} renderAction={(person) => <FollowButton person={person} />} />
          )
        }
      </QueryView>
    </>
  )
}
