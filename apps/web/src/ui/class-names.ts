/** Joins the class names that apply; the others may be false or undefined. */
export const classNames = (...names: ReadonlyArray<string | false | undefined>): string =>
  names.filter(Boolean).join(' ')
