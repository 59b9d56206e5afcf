/** The letters that our fonts don't have. */
const missing = /[^ -~\u00A0-\u00FFĀāĪīŚśŪūḍḥḷṃṅṇṛṢṣṭ–—‘’“”„†•…€−]+/gu
const pictographs = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F)+/gu
/** In place of them. */
export const leftOut = '[…]'

/** Removes emoji, and puts a mark in place of other letters that our fonts don't have. */
export const printable = (text: string): string =>
  text.normalize('NFC').replaceAll(pictographs, '').replaceAll(/\s+/g, ' ').replaceAll(missing, leftOut).trim()
