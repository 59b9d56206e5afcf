import type { z } from 'zod'

/** What a field says where its schema has no words of its own: those of Zod are in English only. */
export type IssueTexts = Record<z.core.$ZodIssue['code'], string>
