/** One stone centred on 0,0: about 173 wide and 45 high. */
export const stoneOutline =
  'M85.8 0C86.4 3.7 86.2 8.3 79.2 11.4C72.1 14.6 56.7 17 43.5 18.9C30.3 20.7 14.4 22.4 0 22.3C-14.4 22.3-29.8 20.4-43 18.6C-56.3 16.8-72 14.6-79.4 11.5C-86.8 8.4-88.1 3.7-87.4 0C-86.8-3.7-82.6-7.7-75.4-10.9C-68.1-14-56.5-17-43.9-19C-31.4-21-14.8-22.8 0-22.9C14.8-23 32.3-21.4 44.9-19.4C57.4-17.4 68.4-14.1 75.3-10.9C82.1-7.6 85.1-3.7 85.8 0Z'

export const stoneHeight = 46

/** The position and size of each stone of a stack in a picture 300 wide, from the ground up. */
export const stonePlaces = [
  { x: 147, y: 154, wide: 1, high: 1 },
  { x: 155, y: 114.8, wide: 0.914, high: 0.9 },
  { x: 144, y: 79.3, wide: 0.79, high: 0.81 },
  { x: 154, y: 47.5, wide: 0.7, high: 0.755 },
  { x: 148, y: 19.3, wide: 0.605, high: 0.66 },
  { x: 153, y: -5.3, wide: 0.485, high: 0.57 },
] as const
