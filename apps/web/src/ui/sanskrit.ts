/** For elements that contain only a Sanskrit word, so that it's neither spoken nor hyphenated as English. */
export const sanskrit = { lang: 'sa-Latn' } as const
