/** Where this device keeps the running timer. */
export const sitKey = 'meditation-sit'
