import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type SymbolProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number }

/**
 * The frame of our own symbols: a 24-unit grid, a 1.6 stroke and round ends. They are always beside a word, so they are
 * hidden from screen readers.
 */
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
