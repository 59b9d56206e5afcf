/**
 * Every text of the app, each with the modules and names that say it. Empty in English, which no one translated: a build
 * in another language writes it (`tooling/word-keys.ts`), in a file that only the dialog loads.
 */
export const wordKeys: Readonly<Record<string, readonly string[]>> = {}
