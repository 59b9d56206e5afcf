/** Loaded before the API of a journey. Moves its clock by as much as the journey says. */
let aheadMs = 0
process.on('message', (ms: number) => {
  aheadMs = ms
  process.send?.('moved')
})

const RealDate = Date
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[]) =>
    Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + aheadMs]) as Date,
  get: (target, name) => (name === 'now' ? () => RealDate.now() + aheadMs : (Reflect.get(target, name) as unknown)),
})
