export const port = Number(process.env.E2E_PORT ?? 3999)
/** Where the service that all journeys share answers. */
export const baseUrl = `http://localhost:${port}`
