/** What a page asks of the worker: whether everything that opens without a network is still stored. */
export const checkShell = 'check-shell'

/** How the worker stored the app: all of it, or not because the device is full, or because something didn't load. */
export type ShellState = 'ready' | 'full' | 'incomplete'

export type ShellReport = { shell: ShellState }
