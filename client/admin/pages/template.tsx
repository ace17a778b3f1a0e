import { Form, useActionData } from 'react-router'
import type { AnswerTemplate } from '../../../shared/admin/templates'
import { type AdminResult, addressWith, pageAction, pageLoader, useLoaded } from '../admin-action'
import { ActForm, SubmitButton } from '../components/act-form'
import { TemplateFields } from '../components/conversation/template-fields'
import { Page } from '../components/page'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api, { id }) => api.getTemplate(id))

export const action = pageAction(
  (api, { id, request }) => ({
    async save({ name = '', text = '', version }) {
      await api.changeTemplate(id, { name, text, version: Number(version || Number.NaN) })
      return addressWith(request, 'saved')
    },
    async remove() {
      await api.removeTemplate(id)
      return '/admin/templates?done=removed'
    },
  }),
  (api, { id }) => api.getTemplate(id),
)

const done = { saved: { title: 'Saved', text: 'New answers will use this text.' } }

export function Component() {
  const template = useLoaded<typeof loader>()
  const result = useActionData<AdminResult<AnswerTemplate>>()
  const entered = result?.intent === 'save' ? result.values : undefined
  const { version, text } = result?.current ?? template
  const isOther = entered !== undefined && version !== Number(entered.version)
  return (
    <Page
      key={template.id}
      title="Template"
      heading={template.name}
      back={['/admin/templates', 'All templates']}
      result={result}
      done={done}
      className="max-w-5xl"
    >
      {isOther && (
        <details className="mb-4 rounded-xl border border-no p-3" open>
          <summary className="cursor-pointer font-medium">What was saved in the meantime</summary>
          <p dir="auto" className="mt-2 whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
            {text}
          </p>
        </details>
      )}
      <Section id="edit" title="Edit">
        <Form method="post" key={version}>
          <input type="hidden" name="version" value={version} readOnly />
          <TemplateFields
            keptAs={`templates/${template.id}`}
            name={entered?.name ?? template.name}
            text={entered?.text ?? template.text}
          />
          <SubmitButton value="save" sending="Saving…" className="mt-4">
            {isOther ? 'Save mine' : 'Save'}
          </SubmitButton>
        </Form>
      </Section>
      <details className="mt-6 rounded-2xl border border-line p-4">
        <summary className="cursor-pointer py-1 font-medium">Delete this template</summary>
        <p className="mt-2 text-sm text-ink-soft">Answers written with it stay as they are.</p>
        <ActForm value="remove" sending="Deleting…" look="danger" formClass="mt-4">
          Delete the template
        </ActForm>
      </details>
    </Page>
  )
}
