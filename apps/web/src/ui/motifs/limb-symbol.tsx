import { type Limb, limbShapes } from '@sadhana/contract'
import { SymbolFrame, type SymbolProps } from '#ui/symbol.tsx'

export type LimbId = Limb

export const LimbSymbol = ({ limb, ...rest }: SymbolProps & { limb: LimbId }) => (
  <SymbolFrame {...rest}>
    {limbShapes[limb].map(({ fill, stroked, ...shape }) => {
      const look = fill !== undefined && {
        fill: 'currentColor',
        fillOpacity: fill,
        ...(!stroked && { stroke: 'none' }),
      }
      return 'd' in shape ? (
        <path key={shape.d} {...shape} {...look} />
      ) : (
        <circle key={`${shape.cx} ${shape.r}`} {...shape} {...look} />
      )
    })}
  </SymbolFrame>
)
