/** What the server or the network said about a failure, or else the given words. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise
