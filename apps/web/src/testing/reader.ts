/** In tests the reader is British, on whatever machine they run. */
if (globalThis.navigator) {
  Object.defineProperty(globalThis.navigator, 'languages', { value: ['en-GB'], configurable: true })
}
