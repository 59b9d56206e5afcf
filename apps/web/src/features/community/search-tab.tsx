import { searchText } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { usePaused } from '#lib/paused.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { searchQuery } from './community.queries.ts'
import { FollowButton } from './follow-button.tsx'
import { foundWords } from './people.rules.ts'
import { People } from './people-list.tsx'
import { PeopleSkeleton } from './people-skeleton.tsx'
import { Unreachable } from './unreachable.tsx'

const typingPauseMs = 300

type SearchTabProps = { text: string; onText: (text: string) => void }

/** Searches while one types, after a short pause; too short a text finds nobody and clears what was found. */
export function SearchTab({ text, onText }: SearchTabProps) {
  const settled = usePaused(text, typingPauseMs)
  const isLongEnough = searchText.safeParse(text).success
  return (
    <div className="search-tab">
      <Field label="Name or username" hint="From two characters on.">
        <TextInput
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      {isLongEnough && searchText.safeParse(settled).success && <Found q={settled.trim()} />}
    </div>
  )
}

function Found({ q }: { q: string }) {
  const query = useQuery(searchQuery(q))
  const people = query.data?.items ?? []
  return (
    <>
      <output className="sr-only">{query.data && foundWords(people.length)}</output>
      {query.isPending && <PeopleSkeleton count={3} />}
      {query.isError && !query.data && <Unreachable title="Search failed" query={query} />}
      {query.data && people.length === 0 && (
        <p className="text-muted">Nobody here goes by that name. A few letters of it are often enough.</p>
      )}
      {people.length > 0 && (
        <People label="People found" people={people} renderAction={(person) => <FollowButton person={person} />} />
      )}
    </>
  )
}
