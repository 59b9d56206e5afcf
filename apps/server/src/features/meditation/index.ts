export { insertImportedSits } from './meditation.repo.ts'
export {
  restorePreset,
  restoreSetting as restoreTimerSetting,
  undoPreset,
  undoSetting as undoTimerSetting,
} from './timer.repo.ts'
export { timerRoutes } from './timer.routes.ts'
export { meditationRoutes } from './meditation.routes.ts'
export { saveSit, sitTrash } from './meditation.service.ts'
