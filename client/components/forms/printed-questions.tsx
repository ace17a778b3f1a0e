import type { FormField } from '../../../shared/forms/field'
import { PrintedAddress } from '../printed-address'

/** In print, a form's address and its questions in place of the form. */
export function PrintedQuestions({ path, fields }: { path: string; fields: readonly FormField[] }) {
  return (
    <>
      <PrintedAddress path={path} />
      <div className="hidden print:block">
        <h2 className="mt-4 text-xl">What you will be asked</h2>
        <ul className="mt-2 list-disc pl-5">
          {fields.map(({ name, label }) => (
            <li key={name}>{label}</li>
          ))}
        </ul>
      </div>
    </>
  )
}
