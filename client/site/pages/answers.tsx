import { useLoaderData } from 'react-router'
import { answerPath, answers } from '../../../shared/answers'
import { ListData } from '../../components/json-ld'
import { SitePage } from '../../components/site-page'
import { TextLink } from '../../components/text-link'

/** All answers, each with the first sentence of its short answer. */
export const loader = () =>
  answers.map((answer) => ({
    path: answerPath(answer),
    title: answer.title,
    begin: answer.short.replace(/(?<=\.) .*/s, ''),
  }))

export function Component() {
  const lines = useLoaderData<typeof loader>()
  return (
    <SitePage
      title="Short Answers About EMRs"
      description="Is an EMR mandatory? Who keeps the chart? Can AI be switched off? Short answers with sources to the questions that practices ask most."
      path="/answers"
      label="Answers"
      heading="Short answers"
      data={
        <ListData name="Short answers about EMRs" entries={lines.map(({ title, path }) => ({ name: title, path }))} />
      }
    >
      <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
        The questions that come again and again, each answered in a minute, with sources.
      </p>
      <ul className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {lines.map(({ path, title, begin }) => (
          <li key={path}>
            <h2 className="text-xl">
              <TextLink to={path}>{title}</TextLink>
            </h2>
            <p className="mt-2 text-ink-soft">{begin}</p>
          </li>
        ))}
      </ul>
      <p className="no-print mt-12">
        Not your question? <TextLink to="/get-recommendation">Ask us</TextLink>.
      </p>
    </SitePage>
  )
}
