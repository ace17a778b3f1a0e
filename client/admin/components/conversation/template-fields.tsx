import { useState } from 'react'
import { fillTemplate } from '../../../../shared/admin/templates'
import { TextView } from '../../../components/text-view'
import { KeptTextarea } from '../kept-textarea'
import { TextInput } from '../text-input'

/** Name and text of a template, with a sample answer beside it that shows what the placeholders become. */
export function TemplateFields({ keptAs, name, text }: { keptAs: string; name: string; text: string }) {
  const [shown, setShown] = useState(text)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
      <div>
        <TextInput id="name" label="Name" required maxLength={80} defaultValue={name} />
        <div className="mt-4">
          <KeptTextarea
            id="text"
            label="Text"
            hint={
              <>
                Markdown. <code>{'{firstName}'}</code> and <code>{'{organization}'}</code> are replaced with the
                visitor's.
              </>
            }
            name="text"
            rows={12}
            defaultValue={text}
            keptAs={keptAs}
            isSaved={(kept) => kept.trim() === text.trim()}
            onText={setShown}
            className="control text-sm"
          />
        </div>
      </div>
      <section aria-labelledby="filled" className="min-w-0">
        <h3 id="filled" className="mb-1.5 font-medium">
          If name and organization are unknown
        </h3>
        <div className="rounded-2xl border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-5">
          <TextView text={fillTemplate(shown, { firstName: '', organization: '' })} />
        </div>
      </section>
    </div>
  )
}
