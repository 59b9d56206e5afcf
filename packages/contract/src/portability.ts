import { z } from 'zod'
import { defineRoutes } from './http/http.ts'

export const exportFileName = 'yoga-practice-data.csv'

export const portability = defineRoutes({
  csv: {
    method: 'GET',
    path: '/api/export/csv',
    summary: 'Download all your sessions as a CSV file.',
    access: 'member',
    reply: z.string(),
    errors: [],
    limit: { max: 10, seconds: 60 },
    file: { type: 'text/csv; charset=utf-8', name: exportFileName },
  },
})
