import type { ReactNode } from 'react'
import { SymbolFrame, type SymbolProps } from '#ui/symbol.tsx'
import { MoodSymbol, type MoodId } from './mood-symbol.tsx'

/** Feelings that are also moods share their symbol. */
const moods = {
  stressed: 'stressed',
  anxious: 'anxious',
  calm: 'calm',
  peaceful: 'peaceful',
  energized: 'energetic',
} satisfies Record<string, MoodId>

const drawings = {
  tired: (
    <>
      <path d="M10 20.5v-9.7c0-3.6 2-5.8 4.9-5.8 2.5 0 4.2 1.7 4.2 4.1v2.4" />
      <path d="M19.1 11.5c-1.7.9-2.3 2.4-1.7 4.3 1.9-.6 2.6-2.2 1.7-4.3ZM10 15.5c-2.6-.2-4.3-1.5-5-3.9 2.6-.1 4.3 1.2 5 3.9Z" />
    </>
  ),
  restless: <path d="m3 9 3.6-3.5L10.2 9l3.6-3.5L17.4 9 21 5.5M3 17.5l3.6-3.5 3.6 3.5 3.6-3.5 3.6 3.5L21 14" />,
  neutral: <path d="M3.5 10.5h17M7.5 15h9" />,
  content: (
    <path d="M12 20v-7.2M12 12.8C12 9 9.4 6.6 4.5 6.5c.1 4.2 2.8 6.5 7.5 6.3ZM12 15.5c0-3 2.3-5 7-5.2-.1 3.6-2.5 5.5-7 5.2Z" />
  ),
  focused: (
    <>
      <circle cx="12" cy="12" r="2.4" />
      <path d="M12 3.2v4M12 16.8v4M3.2 12h4M16.8 12h4" />
    </>
  ),
  centered: (
    <>
      <ellipse cx="12" cy="17.6" rx="7.6" ry="3" />
      <ellipse cx="12" cy="11.7" rx="5.2" ry="2.5" />
      <ellipse cx="12" cy="6.8" rx="3" ry="1.9" />
    </>
  ),
  grateful: <path d="M12 20c-2.8-1.7-4.2-4-4.2-7.2V9.3L12 4l4.2 5.3v3.5c0 3.2-1.4 5.5-4.2 7.2Zm0-16v16" />,
  /** A plain stone. */
  hard: <path d="M3.8 14c0-4.7 3.5-7.8 8.3-7.8 4.6 0 8.1 3 8.1 7.3 0 3.7-3.3 5.3-8.1 5.3-5 0-8.3-1.3-8.3-4.8Z" />,
  blissful: (
    <>
      <path d="M12 5c2 2.3 3 4.7 3 7.1 0 2.5-1 4.7-3 6.4-2-1.7-3-3.9-3-6.4C9 9.7 10 7.3 12 5Z" />
      <path d="M9.3 10.3C7.3 9.3 5.3 9 3.3 9.4c.4 4.8 3.6 8.4 8.7 9.1 5.1-.7 8.3-4.3 8.7-9.1-2-.4-4-.1-6 .9" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type FeelingId = keyof typeof moods | keyof typeof drawings

const isMood = (feeling: FeelingId): feeling is keyof typeof moods => Object.hasOwn(moods, feeling)

export const FeelingSymbol = ({ feeling, ...rest }: SymbolProps & { feeling: FeelingId }) =>
  isMood(feeling) ? (
    <MoodSymbol mood={moods[feeling]} {...rest} />
  ) : (
    <SymbolFrame {...rest}>{drawings[feeling]}</SymbolFrame>
  )
