export { savePreferences } from './preferences.repo.ts'
