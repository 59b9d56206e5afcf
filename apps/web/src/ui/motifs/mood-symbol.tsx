import type { ReactNode } from 'react'
import { SymbolFrame, type SymbolProps } from '#ui/symbol.tsx'

/** Moods are inner weather: sun, still water, whirl, moon over the horizon, tangle, tremor, drop, lightning. */
const drawings = {
  happy: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  calm: <path d="M3 9.5h18M5.5 14c2.2-1.2 4.3-1.2 6.5 0s4.3 1.2 6.5 0M8.5 18.5h7" />,
  excited: (
    <>
      <path d="M12.3 12.7c.3-1.5 2.7-1.3 2.9.6.2 2.2-2.2 3.7-4.5 3.2-3-.6-4.5-3.6-3.7-6.5.9-3.3 4.3-5.3 7.8-4.6 3.9.8 6.3 4.2 5.9 8.1" />
      <path d="M7.2 20.6c-2.3-1.3-3.8-3.3-4.3-5.7" />
    </>
  ),
  peaceful: (
    <>
      <path d="M17.8 13.4A6.6 6.6 0 0 1 9.4 5a6.7 6.7 0 1 0 8.4 8.4Z" />
      <path d="M4 20.2h16" />
    </>
  ),
  stressed: <path d="M4 14.5c2.5 3.5 7.5 2.5 7.5-2s-5-5.5-5-1.5 9 8.5 11.5 4.5-1.5-9.5-5-7 1 9.5 7.5 6" />,
  anxious: <path d="m2.8 12.5 2.6-4 2.7 7.5 2.7-10 2.6 12 2.7-8.5 2.4 5 2.7-2.5" />,
  sad: (
    <>
      <path d="M12 3.8c3.6 4.2 5.8 7.2 5.8 10.4a5.8 5.8 0 0 1-11.6 0C6.2 11 8.4 8 12 3.8Z" />
      <path d="M9 14.6c.2 1.5 1.2 2.5 2.7 2.7" />
    </>
  ),
  energetic: <path d="M13.4 3 5.4 13.6h5.2L9.8 21l8.8-11.4h-5.8Z" />,
} satisfies Record<string, ReactNode>

export type MoodId = keyof typeof drawings

export const MoodSymbol = ({ mood, ...rest }: SymbolProps & { mood: MoodId }) => (
  <SymbolFrame {...rest}>{drawings[mood]}</SymbolFrame>
)
