const centre = 340
const sectors = 8
const ticksPerSector = 19
const degreesBetweenTicks = 1.5
/** How many degrees of the rim each limb's stone covers on either side. */
const degreesUnderStone = 9

const point = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const x = centre + radius * Math.sin(angle)
  const y = centre - radius * Math.cos(angle)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function tick(sector: number, index: number) {
  const degrees = (sector * 360) / sectors + degreesUnderStone + index * degreesBetweenTicks
  const isMiddle = index === (ticksPerSector - 1) / 2
  return isMiddle ? `M${point(256, degrees)}L${point(270, degrees)}` : `M${point(259, degrees)}L${point(267, degrees)}`
}

/** The ticks of the compass, with a longer one halfway between two limbs. */
export const dialTicks = Array.from({ length: sectors * ticksPerSector }, (_, number) =>
  tick(Math.floor(number / ticksPerSector), number % ticksPerSector),
).join('')
