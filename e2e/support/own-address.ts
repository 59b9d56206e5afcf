import { randomInt } from 'node:crypto'

/** An address nobody else has, so that limits per address hold for one journey at a time. */
export const ownAddress = () => ({ 'x-forwarded-for': ['198', '18', randomInt(256), randomInt(1, 255)].join('.') })
