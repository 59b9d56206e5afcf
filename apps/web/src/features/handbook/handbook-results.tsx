import { handbook } from '@sadhana/contract'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { HandbookSectionView } from './handbook-section.tsx'
import { searchHandbook } from './handbook-search.rules.ts'
import { handbookPageText } from './handbook.text.ts'

/**
 * The sections that match the search, with their folds open. It has its own chunk, because most readers never search.
 */
export function HandbookResults({ words }: { words: string }) {
  const { ids, needles } = useMemo(() => searchHandbook(words), [words])
  const sections = handbook.filter(({ parts }) => parts.some(({ id }) => ids.has(id)))
  const result =
    sections.length > 0 ? handbookPageText.results(words, ids.size, sections.length) : handbookPageText.none(words)
  return (
    <>
      <output className={sections.length > 0 ? 'handbook-found' : 'sr-only'}>{result}</output>
      {sections.length === 0 && <NothingFound title={result} />}
      {sections.map((section) => (
        // The next search opens folds again that the reader has closed.
        <HandbookSectionView
          key={`${section.id} ${words}`}
          section={section}
          isShown
          isOpen={({ id }) => ids.has(id)}
          needles={needles}
        />
      ))}
    </>
  )
}

const NothingFound = ({ title }: { title: string }) => (
  <Panel>
    <EmptyState
      title={title}
      action={
        <Button asChild variant="secondary">
          <Link to="/gamification?tab=learning">{handbookPageText.learning}</Link>
        </Button>
      }
    >
      {handbookPageText.noneHint}
    </EmptyState>
  </Panel>
)
