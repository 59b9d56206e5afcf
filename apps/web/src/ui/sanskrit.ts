/** For whatever holds a Sanskrit word and nothing else, so that it's neither spoken nor hyphenated as English. */
export const sanskrit = { lang: 'sa-Latn' } as const
