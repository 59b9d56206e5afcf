import { z } from 'zod'
import { defineRoutes } from '../http/http.ts'

export const exportFileName = 'yoga-practice-data.csv'
export const moodExportFileName = 'mood-entries.csv'
export const sleepExportFileName = 'sleep-entries.csv'

export const csvRoutes = defineRoutes({
  csv: {
    method: 'GET',
    path: '/api/export/csv',
    summary: 'Download all your sessions as a CSV file.',
    access: 'member',
    token: 'export',
    reply: z.string(),
    errors: [],
    limit: { max: 10, seconds: 60 },
    file: { type: 'text/csv; charset=utf-8', name: exportFileName },
  },
  moodCsv: {
    method: 'GET',
    path: '/api/export/moods.csv',
    summary: 'Download all your mood entries as a CSV file.',
    access: 'member',
    token: 'export',
    reply: z.string(),
    errors: [],
    limit: { max: 10, seconds: 60 },
    file: { type: 'text/csv; charset=utf-8', name: moodExportFileName },
  },
  sleepCsv: {
    method: 'GET',
    path: '/api/export/sleep.csv',
    summary: 'Download all your sleep entries as a CSV file.',
    access: 'member',
    token: 'export',
    reply: z.string(),
    errors: [],
    limit: { max: 10, seconds: 60 },
    file: { type: 'text/csv; charset=utf-8', name: sleepExportFileName },
  },
})
