import type { SharedFigures, SharedPage } from '@sadhana/contract'

/** A member's shared stats, as the API returns them. */
export const sharedFigures = (overrides: Partial<SharedFigures> = {}): SharedFigures => ({
  title: 'Twelve days, one after another',
  stones: ['dhyana', 'asana', null],
  streak: 12,
  totalMinutes: 5_184,
  favorite: { limbType: 'dhyana', sessions: 13, of: 41 },
  distribution: { dhyana: 13, asana: 28 },
  thisWeek: null,
  firstName: 'Mira',
  sharedOn: '2026-01-05',
  endsOn: '2026-02-02',
  ...overrides,
})

export const sharedPage = (overrides: Partial<SharedPage> = {}): SharedPage => ({
  id: '0198a1f0-0000-7000-8000-000000000301',
  figures: sharedFigures(),
  path: '/shared/abcdefghijklmnopqrstuv',
  revokedAt: null,
  ...overrides,
})
