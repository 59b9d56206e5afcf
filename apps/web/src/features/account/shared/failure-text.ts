/** The message from the server or the network about a failure, or else the fallback. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise
