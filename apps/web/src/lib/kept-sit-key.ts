/** Where this device keeps the sit that is going on; signing out takes it away. */
export const sitKey = 'meditation-sit'
