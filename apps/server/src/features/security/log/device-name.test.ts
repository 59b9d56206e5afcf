import { expect, test } from 'vitest'
import { deviceName } from './device-name.service.ts'

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['Compass (Windows NT 10.0)', 'Unknown app on Windows'],
  ['node', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is shown as %s', (userAgent, name) => {
  expect(deviceName('en', userAgent)).toBe(name)
})

test('devices are named in the language', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  expect([deviceName('de', firefox), deviceName('es', firefox)]).toEqual(['Firefox unter Linux', 'Firefox en Linux'])
  expect([deviceName('de', ''), deviceName('es', null)]).toEqual(['Unbekanntes Gerät', 'Dispositivo desconocido'])
})
