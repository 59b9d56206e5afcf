/** What the build writes in front of the worker: the files of the app, and a name for this version of them. */
type Shell = { build: string; files: readonly string[] }

/** The worker's own global object, which the types of a page don't have. */
export const worker = globalThis as unknown as ServiceWorkerGlobalScope & { shell: Shell }
