import type { Limb } from '../practice/practice.ts'

/**
 * A part of a symbol: an outline or a circle. `fill` is the opacity of its filling. A filled part has no stroke unless
 * it is `stroked`.
 */
export type SymbolPart = ({ d: string } | { cx: number; cy: number; r: number }) & { fill?: number; stroked?: true }

/**
 * The symbols of the eight limbs on a grid of 24, drawn with a stroke of 1.6. They are the same on screens and in
 * pictures.
 */
export const limbShapes: Record<Limb, readonly SymbolPart[]> = {
  yamas: [
    {
      d: 'M7.6 13.6V6.9a1.5 1.5 0 0 1 3 0v4.3M10.6 10.8V4.7a1.5 1.5 0 0 1 3 0v6.1M13.6 10.8V5.9a1.5 1.5 0 0 1 3 0v5.7M16.6 11.4V8.7a1.5 1.5 0 0 1 3 0v5.3c0 4.3-2.6 7-6.3 7-2.9 0-4.7-1.1-6.1-3.4L4 14.5a1.5 1.5 0 0 1 2.4-1.8l1.2 1.4',
    },
    { cx: 13.2, cy: 15.7, r: 1, fill: 1 },
  ],
  niyamas: [
    { d: 'M4 14.5h16c-.6 3.6-3.6 5.5-8 5.5s-7.4-1.9-8-5.5Z' },
    { d: 'M12 11.8c-2.2 0-3.3-1.5-3.3-3.2C8.7 6.4 11 5.6 12 3c1 2.6 3.3 3.4 3.3 5.6 0 1.7-1.1 3.2-3.3 3.2Z' },
  ],
  asana: [
    { cx: 12, cy: 5.2, r: 2 },
    { d: 'M12 8.6c-2 1.8-2.7 4.3-2.9 6.9M12 8.6c2 1.8 2.7 4.3 2.9 6.9' },
    { d: 'M3.5 18.2c2.6-2.8 5.6-2.4 8.5-.7 2.9-1.7 5.9-2.1 8.5.7-2.5 2.4-6 2.3-8.5 1.3-2.5 1-6 1.1-8.5-1.3Z' },
  ],
  pranayama: [
    { d: 'M3 7.5c3-2.6 6-2.6 9 0s6 2.6 9 0' },
    { d: 'M5 12.2c2.3-2 4.7-2 7 0s4.7 2 7 0' },
    { d: 'M7.5 16.8c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0' },
  ],
  pratyahara: [
    { d: 'M3.5 10.5c2.4 3.4 5.2 5 8.5 5s6.1-1.6 8.5-5' },
    { d: 'M6.3 14l-1.5 2.1M10 15.9l-.6 2.5M14 15.9l.6 2.5M17.7 14l1.5 2.1' },
  ],
  dharana: [
    { cx: 12, cy: 12, r: 8.8 },
    { cx: 12, cy: 12, r: 4.6 },
    { cx: 12, cy: 12, r: 1.2, fill: 1, stroked: true },
  ],
  dhyana: [{ d: 'M6.5 12.5a5.5 5.5 0 0 1 11 0' }, { d: 'M3 12.5h18M5.5 16h13M9 19.5h6' }],
  samadhi: [
    { cx: 9.3, cy: 12, r: 6.3 },
    { cx: 14.7, cy: 12, r: 6.3 },
    { d: 'M12 6.3a6.3 6.3 0 0 1 0 11.4 6.3 6.3 0 0 1 0-11.4Z', fill: 0.28 },
  ],
}
