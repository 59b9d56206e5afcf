import { Badge } from '#ui/status/badge.tsx'
import { tagsText as text } from './tags.text.ts'

/** The tags of a session, if it has any. */
export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul className="my-1 flex flex-wrap gap-1" aria-label={text.label}>
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
