/** A fake `IntersectionObserver`: everything is in view. */
export class EverythingInView {
  constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
    queueMicrotask(() => see([{ isIntersecting: true }]))
  }
  observe() {}
  disconnect() {}
}
