import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dateWords } from '../../../shared/catalogue/basis'
import { listed } from '../../../shared/words'
import { ArticlePage } from '../../components/article/article-page'
import { OperatorDetails, PaidLinks, withOperator } from '../../components/operator-details'
import { type Site, useSite } from '../../components/site-context'
import { loadTextOf } from '../../content/texts'

/** Privacy policy and terms of service. */
export const loader = async ({ request }: LoaderFunctionArgs) => loadTextOf(request)

export function Component() {
  const content = useLoaderData<typeof loader>()
  const heading = content.path === '/privacy' ? 'Who is responsible for your data' : 'Who runs this site'
  const { added } = content.meta
  const trackers = trackersWords(useSite())
  return (
    <ArticlePage
      content={withOperator(content, heading)}
      link={{ label: content.meta.title, to: content.path }}
      kind="Policy"
      readTime={false}
      dateLabel="Last updated"
      dateNote={added && `; revised in ${dateWords(added)}`}
      changed={added}
      headNote={content.path === '/privacy' ? trackers : undefined}
    >
      <OperatorDetails heading={heading}>{content.path === '/terms' && <PaidLinks />}</OperatorDetails>
    </ArticlePage>
  )
}

/** Which outside trackers run on this site. */
function trackersWords({ gaMeasurementId, tapfiliateAccountId }: Site): string {
  const names = [...(gaMeasurementId ? ['Google Analytics'] : []), ...(tapfiliateAccountId ? ['Tapfiliate'] : [])]
  if (names.length === 0) return 'On this site, no outside tracker is switched on.'
  return `On this site, ${listed(names)} ${names.length > 1 ? 'are' : 'is'} switched on.`
}
