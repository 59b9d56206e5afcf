import { randomInt } from 'node:crypto'

/** A unique address, so that limits per address apply to one journey at a time. */
export const ownAddress = () => ({ 'x-forwarded-for': ['198', '18', randomInt(256), randomInt(1, 255)].join('.') })
