/**
 * Pages are read in two sizes, each with one row to spare, because one prepared statement per limit would be too many.
 */
const pageSizes = [21, 101] as const
export type PageSize = (typeof pageSizes)[number]

export const sizeFor = (limit: number): PageSize => (limit < pageSizes[0] ? pageSizes[0] : pageSizes[1])
