import { type FormEvent, useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import {
  type AnswerTemplate,
  fillTemplate,
  type Placeholders,
  type TemplateName,
} from '../../../../shared/admin/templates'
import { ApiError } from '../../../../shared/api'
import { Button } from '../../../components/button'
import { callAdmin } from '../../call'
import { LabeledSelect } from '../select'

interface TemplateChoiceProps {
  templates: readonly TemplateName[]
  placeholders: Placeholders
  chosen: string
  onInsert: (text: string) => void
}

/** A choice of templates to start with. Without scripts the page reloads with the template's text in the editor. */
export function TemplateChoice({ templates, placeholders, chosen, onInsert }: TemplateChoiceProps) {
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState('')
  const kept = [...new URLSearchParams(search)].filter(([name]) => !['template', 'done', 'act'].includes(name))

  async function insert(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const id = String(new FormData(event.currentTarget).get('template') ?? '')
    if (!id) return
    try {
      const { text } = await callAdmin<AnswerTemplate>(`/answer-templates/${encodeURIComponent(id)}`)
      setProblem('')
      onInsert(fillTemplate(text, placeholders))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.problem.detail ?? error.problem.title)
    }
  }

  return (
    <Form action={`${pathname}#answer`} onSubmit={insert} className="mb-4 flex flex-wrap items-end gap-3">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} readOnly />
      ))}
      {templates.length > 0 && (
        <>
          <LabeledSelect
            name="template"
            label="Template"
            value={chosen}
            options={[{ value: '', label: 'None' }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          <Button type="submit" look="secondary">
            Insert
          </Button>
        </>
      )}
      <Link to="/admin/templates" className="link py-1">
        {templates.length > 0 ? 'Manage templates' : 'Write templates for answers'}
      </Link>
      {problem && (
        <p role="alert" className="basis-full text-sm text-no">
          {problem}
        </p>
      )}
    </Form>
  )
}
