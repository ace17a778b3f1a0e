import { Fragment } from 'react'
import type { FormField } from '../../../shared/forms/field'
import { groupBy } from '../../../shared/group-by'
import { PrintedAddress } from '../printed-address'

/** In print, a form's address and its questions, under their sections, in place of the form. */
export function PrintedQuestions({ path, fields }: { path: string; fields: readonly FormField[] }) {
  return (
    <>
      <PrintedAddress path={path} />
      <p data-printed="What you will be asked" className="mt-4 text-xl font-bold" />
      {[...groupBy(fields, ({ section }) => section)].map(([section, asked]) => (
        <Fragment key={section}>
          {section && <p data-printed={section} className="mt-2 font-semibold" />}
          {asked.map(({ name, label }) => (
            <p key={name} data-printed={`• ${label}`} className="pl-5" />
          ))}
        </Fragment>
      ))}
    </>
  )
}
