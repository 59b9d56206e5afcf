export const port = Number(process.env.E2E_PORT ?? 3999)
/** The address of the service that all journeys share. */
export const baseUrl = `http://localhost:${port}`
