import { PrintIcon } from '../../components/icons'
import { takeAlongClass } from '../../components/take-along'

export function PrintAnswer() {
  return (
    <button type="button" className={takeAlongClass} onClick={() => print()}>
      <PrintIcon />
      Print
    </button>
  )
}
