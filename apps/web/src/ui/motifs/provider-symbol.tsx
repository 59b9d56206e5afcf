import type { SocialLoginProvider } from '@sadhana/contract'
import { SymbolFrame } from '#ui/symbol.tsx'

/** The operators name their own provider (`#lib/member/ways-in.ts`). */
export const providerNames: Record<Exclude<SocialLoginProvider, 'oidc'>, string> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

const shapes: Record<SocialLoginProvider, string> = {
  oidc: 'M11.8 15.6a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM10.8 12.9l8.4-8.4M16 7.7l2.8 2.8M13.4 10.3l1.8 1.8',
  google: 'M19.6 10.6A8 8 0 1 1 17.4 6M20 11.4h-7.6M20 11.4c.2 3-1 5.2-2.9 6.7',
  facebook:
    'M13.5 20v-7h2.6l.4-3h-3V8.2c0-.9.4-1.5 1.6-1.5h1.5V4.1c-.5-.1-1.2-.1-2-.1-2.3 0-3.7 1.3-3.7 3.8V10H8.3v3h2.6v7',
  apple:
    'M12 7.6c1-.6 2.200-1.100 3.400-1 1.400.100 2.600.700 3.300 1.800-2.800 1.700-2.300 5.400.600 6.500-.700 2-2.300 5-4.300 5-1.100 0-1.700-.600-3-.600s-1.900.600-3 .600c-2.200 0-4.800-4.200-4.800-7.700 0-3.200 2-5.400 4.400-5.500 1.200 0 2.300.500 3.400.900ZM12 6.300c0-1.800 1.100-3.300 2.900-3.600',
}

/** Our own drawings in one line, like our other symbols. */
export const ProviderSymbol = ({ provider }: { provider: SocialLoginProvider }) => (
  <SymbolFrame size={20}>
    <path d={shapes[provider]} />
  </SymbolFrame>
)
