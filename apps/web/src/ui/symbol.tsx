import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type SymbolProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number }

/** The frame of our own marks: 24 grid, 1.6 stroke, round ends. Always beside a word, hence hidden from assistive tools. */
export const SymbolFrame = ({ size = 24, className, ...rest }: ComponentProps<'svg'> & { size?: number }) => (
  <svg
    className={classNames('symbol', className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    {...rest}
  />
)
