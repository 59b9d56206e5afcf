import { expect, test } from 'vitest'
import { isPushService } from './push-hosts.rules.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/QGk', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://someone@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://notify.windows.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://169.254.169.254/latest', false],
])('%s is a push service: %s', (endpoint, isOne) => {
  expect(isPushService(endpoint)).toBe(isOne)
})

test('a stand-in is one too, where it is set up', () => {
  expect(isPushService('http://127.0.0.1:4999/push/1')).toBe(false)
  expect(isPushService('http://127.0.0.1:4999/push/1', 'http://127.0.0.1:4999')).toBe(true)
  expect(isPushService('http://127.0.0.1:5000/push/1', 'http://127.0.0.1:4999')).toBe(false)
})
