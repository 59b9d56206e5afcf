import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openGate } from './gate.ts'

test('nothing passes while the gate is shut, and everything arrives once it is open again', async () => {
  const echo = createServer((socket) => socket.pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const gate = await openGate((echo.address() as AddressInfo).port)
  const socket = connect(gate.port, '127.0.0.1').setEncoding('utf8')
  onTestFinished(() => {
    socket.destroy()
    gate.close()
    echo.close()
  })
  let heard = ''
  socket.on('data', (text: string) => (heard += text))
  socket.write('one ')
  await vi.waitFor(() => expect(heard).toBe('one '))
  let isOpen = false
  const opening = gate.shut(300).then(() => (isOpen = true))
  const openWhenHeard = once(socket, 'data').then(() => isOpen)
  socket.write('two')
  await opening
  await vi.waitFor(() => expect(heard).toBe('one two'))
  expect(await openWhenHeard).toBe(true)
})
