import { sanskrit } from '#ui/sanskrit.ts'

/** For sentences in which the name of a limb is marked: screen readers pronounce it as Sanskrit. */
export const limbMark = { limb: (name: string) => <span {...sanskrit}>{name}</span> }
