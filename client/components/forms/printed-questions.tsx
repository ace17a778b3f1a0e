import type { FormField } from '../../../shared/forms/field'
import { groupBy } from '../../../shared/group-by'
import { PrintedAddress } from '../printed-address'

/** In print, a form's address and its questions, under their sections, in place of the form. */
export function PrintedQuestions({ path, fields }: { path: string; fields: readonly FormField[] }) {
  return (
    <>
      <PrintedAddress path={path} />
      <div className="hidden print:block">
        <h2 className="mt-4 text-xl">What you will be asked</h2>
        {[...groupBy(fields, ({ section }) => section)].map(([section, asked]) => (
          <div key={section} className="mt-2">
            {section && <h3>{section}</h3>}
            <ul className="list-disc pl-5">
              {asked.map(({ name, label }) => (
                <li key={name}>{label}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
