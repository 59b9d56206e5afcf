// Runs beside the pages and outlives them (docs/decisions/0145-offline-app.md). Each part adds its own listeners.
import './shell.ts'
import './shared-file.ts'
import { openNotification, showPush } from './push.ts'
import { worker } from './scope.ts'

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(worker, event)))
