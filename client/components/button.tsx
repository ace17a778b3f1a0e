import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonClass, type Look, type Size } from './button-class'

/** Adds further classes, which override the button's own. */
const withFurther = (button: string, further: string | undefined) => (further ? `${button} ${further}` : button)

interface Variant {
  look?: Look
  size?: Size
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Variant) {
  return <button {...rest} className={withFurther(buttonClass(look, size), className)} />
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & Variant) {
  return <Link discover="none" {...rest} className={withFurther(buttonClass(look, size), className)} />
}
