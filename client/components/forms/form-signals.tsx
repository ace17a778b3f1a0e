interface FormSignalsProps {
  idempotencyKey: string
  /** Milliseconds since the epoch, by the clock of whoever made the page. */
  renderedAt: number
}

/**
 * What people do not see: the key that makes one lead of a double click, the time the form was shown, and a field that
 * only a machine fills in.
 */
export function FormSignals({ idempotencyKey, renderedAt }: FormSignalsProps) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="renderedAt" defaultValue={renderedAt} />
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="trap">Leave this field empty</label>
        <input id="trap" type="text" name="trap" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
