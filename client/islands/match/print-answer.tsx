import { buttonClass } from '../../components/button-class'

export function PrintAnswer() {
  return (
    <button type="button" className={buttonClass('secondary')} onClick={() => print()}>
      Print
    </button>
  )
}
