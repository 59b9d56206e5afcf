/** The pages of a growing list that have loaded so far, in the shape of an infinite query's data. */
type Page<Item> = { items: Item[]; nextCursor: string | null }
export type Pages<Item> = { pages: Page<Item>[]; pageParams: unknown[] }

export const itemsOf = <Item>(data: Pages<Item> | undefined): Item[] => data?.pages.flatMap(({ items }) => items) ?? []

/** The same pages with `change` applied to every item. */
export const changeItems = <Item>(data: Pages<Item>, change: (item: Item) => Item): Pages<Item> =>
  inEachPage(data, (items) => items.map(change))

/** The same pages without the items for which `keep` returns false. */
export const keepItems = <Item>(data: Pages<Item>, keep: (item: Item) => boolean): Pages<Item> =>
  inEachPage(data, (items) => items.filter(keep))

/** Only the first page, so that loading it again takes one request. */
export const firstPageOf = <Item>({ pages, pageParams }: Pages<Item>): Pages<Item> => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
})

const inEachPage = <Item>(data: Pages<Item>, change: (items: Item[]) => Item[]): Pages<Item> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: change(page.items) })),
})
