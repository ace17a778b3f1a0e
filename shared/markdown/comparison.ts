import type { Vendor } from '../catalogue'
import { comparisonFields, type FieldKey, fieldLabel } from '../catalogue/fields'
import { askedKeys } from '../comparison/asked-keys'
import { type CostQuestion, writeCostQuestion } from '../cost/assumptions'
import { systemKeys } from '../site/query-keys'
import { counted } from '../words'
import { costItem } from './cost'
import { fieldItem, keyedItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { documentOf, linked, plain } from './words'

/** The comparison of some systems as Markdown: a section per row with each system's value, then the cost over years. */
export function comparisonMarkdown(vendors: readonly Vendor[], site: QuotedSite, cost: CostQuestion): string {
  const names = vendors.map(({ name }) => plain(name))
  const query = new URLSearchParams(vendors.map(({ id }, index) => [systemKeys[index] ?? '', id]))
  writeCostQuestion(cost, query)
  return catalogueDocument({ ...site, title: names.join(' compared with '), path: `/comparisons?${query}` }, [
    ...keyedRow(vendors, 'bestFor'),
    ...comparisonFields.flatMap((field) => [
      `## ${plain(field.label)}`,
      vendors.map((vendor) => fieldItem(field, vendor, vendor.name)).join('\n'),
    ]),
    ...askedKeys.flatMap((key) => keyedRow(vendors, key, 'Ask before you sign: ')),
    `## Cost for ${counted(cost.providers, 'provider')}`,
    vendors.map((vendor) => costItem(vendor, cost, vendor.name)).join('\n'),
    '## Each system alone',
    vendors.map(({ id, name }) => `- ${linked(name, `${site.siteUrl}/emr/${id}.md`)}`).join('\n'),
  ])
}

/** A row outside the table's fields, under the name of its value. */
function keyedRow(vendors: readonly Vendor[], key: FieldKey, beginning = ''): string[] {
  const values = vendors.map((vendor) => keyedItem(vendor, key, vendor.name))
  return [`## ${beginning}${plain(fieldLabel(key))}`, values.join('\n')]
}

/** The comparison's document if no system is chosen: how to choose, and the ids. */
export function comparisonIndex(vendors: readonly Vendor[], { siteUrl, siteName }: QuotedSite): string {
  return documentOf([
    '# Compare EMRs',
    `> ${siteName}: ${siteUrl}/comparisons`,
    `Name two to four systems by their ids: ${siteUrl}/comparisons.md?emr1=kipu&emr2=opus (then \`emr3\`, \`emr4\`). With \`providers=25\` the cost is told for 25 providers.`,
    vendors.map(({ id, name }) => `- \`${id}\`: ${linked(name, `${siteUrl}/emr/${id}.md`)}`).join('\n'),
  ])
}
