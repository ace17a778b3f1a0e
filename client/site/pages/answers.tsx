import { useLoaderData } from 'react-router'
import { answerPath, answers } from '../../../shared/answers'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { JsonLd } from '../../components/json-ld'
import { PageMeta } from '../../components/page-meta'
import { useSite } from '../../components/site-context'
import { TextLink } from '../../components/text-link'

interface Line {
  path: string
  title: string
  /** The first sentence of the short answer. */
  begin: string
}

/** All answers, each with how it begins. */
export const loader = () => async (): Promise<Line[]> =>
  answers.map((answer) => ({
    path: answerPath(answer),
    title: answer.title,
    begin: answer.short.replace(/(?<=\.) .*/s, ''),
  }))

export function Component() {
  const lines = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Short Answers About EMRs"
        description="Is an EMR mandatory? Who keeps the chart? Can AI be switched off? Short answers with sources to the questions that practices ask most."
        path="/answers"
      />
      <AnswerList lines={lines} />
      <Breadcrumbs trail={[{ label: 'Answers', to: '/answers' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Short answers</h1>
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
      </Container>
    </>
  )
}

function AnswerList({ lines }: { lines: readonly Line[] }) {
  const { siteUrl } = useSite()
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        name: 'Short answers about EMRs',
        itemListElement: lines.map(({ path, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: new URL(path, siteUrl).href,
        })),
      }}
    />
  )
}
