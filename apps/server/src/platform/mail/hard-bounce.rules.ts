/**
 * True if an enhanced status code (RFC 3463) says that the address can't get email, and won't. A full mailbox, or an
 * email that was taken for spam, says nothing about the address.
 *
 * - 5.0.0: failed for good, without a reason
 * - 5.1.x: there is no such address, or no such domain
 * - 5.2.1: the mailbox is disabled
 * - 5.4.1, 5.4.4: no server accepts email for it (Microsoft also answers 5.4.1 for unknown addresses)
 */
export const isHardBounce = (status: string | undefined): boolean =>
  /^5\.(0\.0|1\.\d{1,3}|2\.1|4\.[14])$/.test(status ?? '')
