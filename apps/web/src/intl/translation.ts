/**
 * What a text module has in another language: the same texts under the same names, and functions of the same values.
 * `languages/de/intl/common.text.ts` stands for `intl/common.text.ts` when the app is built in German.
 */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Said
    ? (...values: Values) => Translation<Said>
    : Text extends object
      ? { readonly [Name in keyof Text]: Translation<Text[Name]> }
      : Text
