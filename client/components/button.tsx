import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

type Look = 'primary' | 'secondary' | 'danger' | 'onBand'
type Size = 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: '',
  secondary: ' button-secondary',
  danger: ' button-danger',
  onBand: ' button-on-band',
}

const sizes: Record<Size, string> = { medium: '', large: ' button-large' }

/** The classes of a button, for the elements that look like one but are a link elsewhere or a native control. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return `button${looks[look]}${sizes[size]}`
}

/** With further classes, which win over those of the button. */
const withFurther = (button: string, further: string | undefined) => (further ? `${button} ${further}` : button)

interface Variant {
  look?: Look
  size?: Size
}

export function Button({ look, size, className, ...rest }: ComponentProps<'button'> & Variant) {
  return <button {...rest} className={withFurther(buttonClass(look, size), className)} />
}

export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & Variant) {
  return <Link {...rest} className={withFurther(buttonClass(look, size), className)} />
}
