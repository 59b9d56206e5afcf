/** Where the worker puts a file that was shared with the app, until the import page opens it. */
export const sharedFileCache = 'shared-file'
export const sharedFileAddress = '/shared-file'
