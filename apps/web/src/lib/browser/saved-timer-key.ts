/** The key under which this device stores the running timer. */
export const sitKey = 'meditation-sit'
