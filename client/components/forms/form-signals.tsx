interface FormSignalsProps {
  idempotencyKey: string
  /** Milliseconds since the epoch, by the clock of the server that rendered the page. */
  renderedAt: number
}

/**
 * Hidden fields: the key that makes one lead of a double click, the time the form was shown, and a field that only bots
 * fill in.
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
