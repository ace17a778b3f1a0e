export type Look = 'primary' | 'secondary' | 'danger' | 'onBand'
export type Size = 'medium' | 'large'

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
