import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerBySlug, answerPath } from '../../../shared/answers'
import { rules } from '../../../shared/rules'
import { AnswerEnd } from '../../components/answers/answer-end'
import { ArticleData } from '../../components/article/article-page'
import { Prose } from '../../components/article/prose'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { RuleDay } from '../../components/rules/rule-day'
import { SoonChanging } from '../../components/rules/soon-changing'
import { loadAnswerText } from '../../content/answers'

/** An answer with its text, and the tracked rules that it rests on. */
export const loader =
  () =>
  async ({ params }: LoaderFunctionArgs) => {
    const answer = answerBySlug(params.slug ?? '')
    if (!answer) throw new Response(null, { status: 404 })
    const restsOn = rules.filter(({ id }) => answer.rules.includes(id)).map(({ id, name }) => ({ id, name }))
    return { answer, restsOn, text: await loadAnswerText(answer.slug) }
  }

export function Component() {
  const { answer, restsOn, text } = useLoaderData<ReturnType<typeof loader>>()
  const { title, checked } = answer
  const path = answerPath(answer)
  const meta = { title, description: text.description, updated: checked }
  return (
    <>
      <PageMeta title={title} description={text.description} path={path} type="article" />
      <meta property="article:modified_time" content={checked} />
      <ArticleData meta={meta} path={path} />
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
          <AnswerEnd answer={answer} restsOn={restsOn} />
        </article>
      </Container>
    </>
  )
}
