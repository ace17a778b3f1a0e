import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type Look = 'primary' | 'secondary' | 'danger' | 'onBand'
type Size = 'medium' | 'large'

/** A filled button has a border that nobody sees, which forced colors show. */
const looks: Record<Look, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-line-strong text-ink hover:border-accent hover:text-accent',
  danger: 'border-no text-no hover:bg-danger-soft',
  onBand: 'border-transparent bg-on-band text-band hover:bg-white',
}

const sizes: Record<Size, string> = {
  medium: 'min-h-11 px-4 py-2 text-[0.9375rem]',
  large: 'min-h-13 px-4 py-3 text-base sm:px-6',
}

/** The classes of a button, for the elements that look like one but are a link elsewhere or a native control. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  const shape =
    'inline-flex items-center justify-center gap-2 rounded-lg border text-center leading-tight font-semibold'
  const states = 'transition-colors disabled:cursor-progress disabled:opacity-70'
  return `${shape} ${states} ${looks[look]} ${sizes[size]}`
}

interface Variant {
  look?: Look
  size?: Size
}

export function Button({ look, size, className = '', ...rest }: ComponentProps<'button'> & Variant) {
  return <button {...rest} className={`${buttonClass(look, size)} ${className}`} />
}

export function ButtonLink({ look, size, className = '', ...rest }: ComponentProps<typeof Link> & Variant) {
  return <Link {...rest} className={`${buttonClass(look, size)} ${className}`} />
}
