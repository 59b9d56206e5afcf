export { findReasons, savePreferences } from './preferences.repo.ts'
