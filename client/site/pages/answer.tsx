import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerBySlug, answerPath } from '../../../shared/answers'
import { promisedTime } from '../../../shared/leads/promise'
import { rules } from '../../../shared/rules'
import { ArticleData } from '../../components/article/article-page'
import { Prose } from '../../components/article/prose'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { LinkList } from '../../components/link-list'
import { PageMeta } from '../../components/page-meta'
import { RuleDay } from '../../components/rules/rule-day'
import { SoonChanging } from '../../components/rules/soon-changing'
import { Sources } from '../../components/rules/sources'
import { TextLink } from '../../components/text-link'
import { Titled } from '../../components/titled'
import { loadAnswerText } from '../../content/answers'

/** An answer with its text, and the tracked rules that it rests on. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const answer = answerBySlug(params.slug ?? '')
  if (!answer) throw new Response(null, { status: 404 })
  const restsOn = rules.filter(({ id }) => answer.rules.includes(id)).map(({ id, name }) => ({ id, name }))
  return { answer, restsOn, text: await loadAnswerText(answer.slug) }
}

export function Component() {
  const content = useLoaderData<typeof loader>()
  const { answer, text } = content
  const { title, checked } = answer
  const path = answerPath(answer)
  return (
    <>
      <PageMeta title={title} description={text.description} path={path} type="article" />
      <meta property="article:modified_time" content={checked} />
      <ArticleData title={title} description={text.description} path={path} modified={checked} />
      <Breadcrumbs
        trail={[
          { label: 'Answers', to: '/answers' },
          { label: title, to: path },
        ]}
        aboveOnly
      />
      <Container className="pb-20">
        <article className="max-w-3xl">
          <h1 className="text-5xl">{title}</h1>
          <p className="mt-4 text-sm text-ink-soft">
            Checked <RuleDay date={checked} />
          </p>
          <div className="mt-8">
            <SoonChanging html={text.html} />
            <Prose html={text.html} />
          </div>
          <AnswerEnd {...content} />
        </article>
      </Container>
    </>
  )
}

/** What follows an answer: where to ask further, pages that go on from here, and sources. */
function AnswerEnd({ answer: { sources, related }, restsOn }: Awaited<ReturnType<typeof loader>>) {
  return (
    <>
      <p className="no-print mt-8">
        Is your case different? <TextLink to="/get-recommendation">Ask us</TextLink>
        {`: a person reads your case and answers in ${promisedTime}, free of charge.`}
      </p>
      <Titled id="related" title="Go on from here" className="no-print mt-10">
        <LinkList links={[...related, { label: 'All short answers', to: '/answers' }]} />
      </Titled>
      <Titled id="sources" title="Sources" className="mt-10 text-sm">
        <div className="mt-3 stack-1">
          {sources.length > 0 && <Sources sources={[...sources]} />}
          {restsOn.length > 0 && (
            <ul className="stack-1">
              {restsOn.map(({ id, name }) => (
                <li key={id}>
                  <TextLink to={`/rules#${id}`}>{name}</TextLink>, with sources among the rules we track
                </li>
              ))}
            </ul>
          )}
        </div>
      </Titled>
    </>
  )
}
