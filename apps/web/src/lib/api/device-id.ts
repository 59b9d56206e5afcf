/**
 * An id that this device gives to whatever it creates, so that sending it twice can't create two: a UUIDv7 made of the
 * current millisecond and random bits. It also works on insecure origins, which have no `crypto.randomUUID`.
 */
export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = Date.now().toString(16).padStart(12, '0')
  const random = Array.from(bytes.subarray(6), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'[(bytes[8] ?? 0) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(1, 4)}-${variant}${random.slice(5, 8)}-${random.slice(8)}`
}
