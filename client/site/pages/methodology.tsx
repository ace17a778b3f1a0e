import { useLoaderData } from 'react-router'
import { vendorIds } from '../../../shared/catalogue/ids'
import { linkCanPay } from '../../../shared/vendors/affiliation'
import { ArticlePage } from '../../components/article/article-page'
import { BasisSummary, summaryOf } from '../../components/resources/basis-summary'
import { useSite } from '../../components/site-context'
import { TextLink } from '../../components/text-link'
import { loadText } from '../../content/texts'
import type { SiteArgs } from '../args'

export const loader = async ({ api }: SiteArgs) => {
  const [content, vendors] = await Promise.all([loadText('/methodology'), api.listVendors()])
  const names = Object.fromEntries(vendors.map(({ id, name }) => [id, name]))
  return { content, summary: summaryOf(vendors), names }
}

export function Component() {
  const { content, summary, names } = useLoaderData<typeof loader>()
  return (
    <ArticlePage
      content={content}
      link={{ label: 'Methodology', to: '/methodology' }}
      kind="Methodology"
      before={
        <div className="lg:mr-[18.5rem]">
          <BasisSummary {...summary} kinds={[]} />
        </div>
      }
    >
      <PayingVendors names={names} />
    </ArticlePage>
  )
}

/** Names the vendors whose links pay, or says that none do. Completes the disclosure above it. */
function PayingVendors({ names }: { names: Readonly<Record<string, string>> }) {
  const { affiliateVendors } = useSite()
  const paying = vendorIds.filter((id) => linkCanPay(id, affiliateVendors))
  return (
    <section aria-labelledby="paying-vendors" className="rounded-2xl border border-line bg-surface p-5">
      <h3 id="paying-vendors">Vendors whose links pay</h3>
      {paying.length === 0 ? (
        <p className="mt-2">None. No vendor pays for a link on this site.</p>
      ) : (
        <>
          <p className="mt-2">Links to these vendors' sites can pay:</p>
          <ul className="mt-2 list-disc pl-6">
            {paying.map((id) => (
              <li key={id}>
                <TextLink to={`/emr/${id}`}>{names[id]}</TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
