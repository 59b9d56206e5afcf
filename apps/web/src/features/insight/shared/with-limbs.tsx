import { limbs } from '@sadhana/contract'
import { Fragment } from 'react'
import { sanskrit } from '#ui/sanskrit.ts'

const limbName = new RegExp(String.raw`\b(${limbs.join('|')})\b`, 'i')

/** Marks the names of limbs in a sentence as Sanskrit. German writes them with a capital. */
export const WithLimbs = ({ text }: { text: string }) =>
  text.split(limbName).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place
    <Fragment key={index}>{index % 2 === 1 ? <span {...sanskrit}>{part}</span> : part}</Fragment>
  ))
