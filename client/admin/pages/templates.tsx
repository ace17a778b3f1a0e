import { Form, Link, useActionData } from 'react-router'
import { shortDay } from '../../../shared/dates'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { SubmitButton } from '../components/act-form'
import { TemplateFields } from '../components/conversation/template-fields'
import { Page } from '../components/page'
import { Section } from '../components/submissions/section'

export const loader = pageLoader((api) => api.listTemplates())

export const action = pageAction((api) => ({
  async create({ name = '', text = '' }) {
    await api.createTemplate({ name, text })
    return '/admin/templates?done=created'
  },
}))

const done = {
  created: { title: 'Template saved', text: 'You can now use it in any answer.' },
  removed: { title: 'Template deleted', text: 'Answers written with it stay as they are.' },
}

export function Component() {
  const templates = useLoaded<typeof loader>()
  const result = useActionData<AdminResult>()
  return (
    <Page
      title="Templates"
      intro="Texts for answers to leads and messages, for the whole team."
      result={result}
      done={done}
      className="max-w-5xl"
    >
      {templates.length > 0 ? (
        <ul className="mb-8 rows">
          {templates.map(({ id, name, updatedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <Link to={`/admin/templates/${id}`} className="link py-1 font-medium [overflow-wrap:anywhere]">
                <bdi>{name}</bdi>
              </Link>
              <span className="text-sm text-ink-soft">{`Saved ${shortDay(updatedAt.slice(0, 10))}`}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-8">No templates yet. Create one below to use it in answers.</p>
      )}
      <Section id="new" title="New template">
        <Form method="post" key={templates.length}>
          <TemplateFields keptAs="templates/new" name={result?.values.name ?? ''} text={result?.values.text ?? ''} />
          <SubmitButton value="create" sending="Saving…" className="mt-4">
            Save the template
          </SubmitButton>
        </Form>
      </Section>
    </Page>
  )
}
