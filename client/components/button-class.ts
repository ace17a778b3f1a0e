export type Look = 'primary' | 'secondary' | 'danger' | 'onBand'
export type Size = 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: '',
  secondary: ' button-secondary',
  danger: ' button-danger',
  onBand: ' button-on-band',
}

const sizes: Record<Size, string> = { medium: '', large: ' button-large' }

/** A button's classes, for links and native controls that should look like one. */
export function buttonClass(look: Look = 'primary', size: Size = 'medium'): string {
  return `button${looks[look]}${sizes[size]}`
}
