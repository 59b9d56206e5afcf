import type { SocialPlatform } from '@sadhana/contract'
import { SymbolFrame } from '#ui/symbol.tsx'

const shapes: Record<SocialPlatform, string> = {
  facebook:
    'M13.5 20v-7h2.6l.4-3h-3V8.2c0-.9.4-1.5 1.6-1.5h1.5V4.1c-.5-.1-1.2-.1-2-.1-2.3 0-3.7 1.3-3.7 3.8V10H8.3v3h2.6v7',
  instagram:
    'M8.5 4h7A4.5 4.5 0 0 1 20 8.5v7a4.5 4.5 0 0 1-4.5 4.5h-7A4.5 4.5 0 0 1 4 15.5v-7A4.5 4.5 0 0 1 8.5 4ZM8.4 12a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0M16.6 7.4h.01',
  x: 'm5 5 14 14M18.5 5 5.5 19',
  youtube:
    'M6.6 6h10.8A3.6 3.6 0 0 1 21 9.6v4.8a3.6 3.6 0 0 1-3.6 3.6H6.6A3.6 3.6 0 0 1 3 14.4V9.6A3.6 3.6 0 0 1 6.6 6Zm3.9 3.3 4.5 2.7-4.5 2.7Z',
}

/** Our own drawings in one line, like our other symbols. */
export const PlatformSymbol = ({ platform }: { platform: SocialPlatform }) => (
  <SymbolFrame>
    <path d={shapes[platform]} />
  </SymbolFrame>
)
