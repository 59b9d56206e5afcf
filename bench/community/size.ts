import { idPrefix, memberId, type Size, requestedSizes } from '../kit/sizes.ts'

export const communitySizes = (standard: number[]): Size[] => requestedSizes('community', standard)

/** People who only follow the hot member. They have no sessions and no other follows. */
export const lightMembers = ({ members }: Size): number => 5 * members
/** They joined before all other members. */
export const lightId = (number: number): string => `${idPrefix}${String(number + 1).padStart(12, '0')}`

/** The last member, followed by all light members. */
export const hotNumber = ({ members }: Size): number => members - 1
export const hotMember = (size: Size): string => memberId(hotNumber(size))

/** Members who follow exactly this many people, including the hot member. */
export type Readers = { followees: number; first: number; count: number }
const wanted = [
  { followees: 30, count: 100 },
  { followees: 300, count: 20 },
  { followees: 2_000, count: 10 },
]

/** They come just before the hot member. Sizes with too few members leave them out. */
export function readersOf(size: Size): Readers[] {
  let end = hotNumber(size)
  return wanted
    .filter(({ followees }) => followees * 2 < size.members)
    .map(({ followees, count }) => {
      end -= count
      return { followees, first: end, count }
    })
}
