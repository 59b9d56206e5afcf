import type { AmbientSound } from '@sadhana/contract'
import type { ReactNode } from 'react'

type Description = { name: string; description: string; symbol: ReactNode }

/** Names, descriptions and symbols; the categories are in the contract, the files in the manifest. */
export const soundDescriptions: Record<AmbientSound, Description> = {
  rain: {
    name: 'Rain',
    description: 'Steady rain, dripping from the leaves.',
    symbol: <path d="M7.5 4 5.7 9M13.3 3.5l-2.2 6.2M19 4l-1.8 5M9 13l-2.3 6.5M14.8 13l-1.8 5M19.3 13.5 18 17.3" />,
  },
  ocean: {
    name: 'Ocean',
    description: 'Slow swells on a wide beach.',
    symbol: (
      <>
        <path d="M2.8 16.5c3.6 0 4.3-3 5.4-5.6C9.5 7.8 12 6.2 15 6.2c2.6 0 4.4 1.5 4.4 3.6 0 1.7-1.2 2.9-2.8 2.9-1.4 0-2.3-.9-2.3-2" />
        <path d="M14.3 10.7c-1.3 3.6.7 5.8 6.9 5.8M4 20h16" />
      </>
    ),
  },
  forest: {
    name: 'Forest',
    description: 'Rustling leaves and the odd bird.',
    symbol: (
      <>
        <path d="M9.5 4 4.7 11h2L3.6 16.2h11.8L12.3 11h2Z" />
        <path d="M9.5 16.2V20M15.5 8.6 17 6.5l3.2 5h-1.6l2.2 4.7h-2.4M17.6 16.2V20" />
      </>
    ),
  },
  tibetan: {
    name: 'Bowls',
    description: 'Singing bowls that ring into each other.',
    symbol: (
      <>
        <path d="M3.5 11.5h17c0 4.7-3.5 8-8.5 8s-8.5-3.3-8.5-8Z" />
        <path d="m13.5 8.2 6-4.7" />
        <path d="M7 8.2c.9-.9.9-2 0-2.9M10.3 8.2c.9-.9.9-2 0-2.9" />
      </>
    ),
  },
  wind: {
    name: 'Wind',
    description: 'Wind wandering over a ridge.',
    symbol: (
      <path d="M3 9.2h10.8a2.7 2.7 0 1 0-2.6-3.5M3 13h15.3a2.6 2.6 0 1 1-2.5 3.4M3 16.8h7.2a2.1 2.1 0 1 1-2 2.7" />
    ),
  },
  cafe: {
    name: 'Café',
    description: 'Murmuring voices and distant cups.',
    symbol: (
      <>
        <path d="M4.5 10h12v4.6a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5Z" />
        <path d="M16.5 11.5h1.3a2.4 2.4 0 0 1 0 4.8h-1.5M8.3 7c.9-.9.9-2.1 0-3M12.3 7c.9-.9.9-2.1 0-3" />
      </>
    ),
  },
  flute: {
    name: 'Flute',
    description: 'A bamboo flute in long, slow breaths.',
    symbol: (
      <>
        <path d="M3.9 17.6 17.8 3.7a1.2 1.2 0 0 1 1.7 0l.8.8a1.2 1.2 0 0 1 0 1.7L6.4 20.1a1.2 1.2 0 0 1-1.7 0l-.8-.8a1.2 1.2 0 0 1 0-1.7Z" />
        <path d="M9.3 14.7h.01M12 12h.01M14.7 9.3h.01" strokeWidth="2" />
      </>
    ),
  },
  fire: {
    name: 'Fire',
    description: 'A small, crackling fire.',
    symbol: (
      <>
        <path d="M12 20.5c-3.7 0-6.3-2.5-6.3-5.9 0-4 3.7-5.3 4.5-11.1 4.5 2.2 4.2 5.6 4.4 7.2.9-.5 1.4-1.3 1.6-2.4 1.5 1.9 2.1 3.9 2.1 6.1 0 3.5-2.6 6.1-6.3 6.1Z" />
        <path d="M12 20.5c-1.6 0-2.6-1.2-2.6-2.7 0-1.9 1.7-2.5 2.4-4.6 1.9 1.2 2.8 2.7 2.8 4.5 0 1.7-1 2.8-2.6 2.8Z" />
      </>
    ),
  },
}

export const soundName = (sound: AmbientSound | null): string => (sound ? soundDescriptions[sound].name : 'Silence')
