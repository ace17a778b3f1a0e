import type { Vendor } from '../catalogue'
import { outOfScope, partOfTheWork } from '../catalogue/scope'
import { byName, leavingEvidence } from '../leaving/evidence'
import { type LeavingPlan, leavingPlan } from '../leaving/plan'
import { keepsRecords } from '../leaving/questions'
import { leavingRequest } from '../leaving/request'
import { ruleSentence } from '../rules'
import { byDepth, depthWords } from '../vendors/depth'
import { factItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { documentOf, linked, plain } from './words'

/** The guide to leaving a vendor as Markdown: what is known with its evidence, what to ask, the move week by week. */
export function leavingMarkdown(vendor: Vendor, site: QuotedSite): string {
  const { known, open } = leavingEvidence(vendor)
  const { opening, questions, closing } = leavingRequest(vendor, open)
  const part = outOfScope(vendor) ?? partOfTheWork(vendor)
  const closed = vendor.closed ? `${plain(vendor.name)} takes no new customers.` : ''
  return catalogueDocument({ ...site, title: `Leaving ${plain(vendor.name)}`, path: `/leaving/${vendor.id}` }, [
    closed,
    part ? plain(part) : '',
    '## What the evidence says',
    known.length > 0
      ? known.map(({ label, lines, fact }) => factItem(label, lines, fact)).join('\n')
      : 'We found nothing to rely on.',
    `## A letter to ${plain(vendor.name)}, ready to send`,
    plain(opening),
    questions.map((question, index) => `${index + 1}. ${plain(question)}`).join('\n'),
    plain(closing),
    ...(keepsRecords(vendor) ? steps(leavingPlan(vendor), site) : []),
  ])
}

/** The general guide: the move week by week, and links to each vendor's guide. */
export function leavingIndexMarkdown(vendors: readonly Vendor[], site: QuotedSite): string {
  return documentOf([
    '# Leaving an EMR',
    `> ${site.siteName}: ${site.siteUrl}/leaving`,
    ...steps(leavingPlan(), site),
    '## By system',
    ...byDepth(byName(vendors)).flatMap((group) => [
      `### ${depthWords[group.depth].name}`,
      group.vendors
        .map(({ id, name }) => `- ${linked(`Leaving ${name}`, `${site.siteUrl}/leaving/${id}.md`)}`)
        .join('\n'),
    ]),
  ])
}

function steps({ scope, isForBeds, steps: listed }: LeavingPlan, { siteUrl }: QuotedSite): string[] {
  return [
    '## The move, week by week',
    `${scope}${isForBeds ? ` If you run no beds, use the ${linked('plan of 12 weeks', `${siteUrl}/leaving#weeks`)}.` : ''} Where a rule asks for something, its sentence is quoted from the rules we track.`,
    ...listed.flatMap(({ when, title, why, tasks, rule }) => [
      `### ${when}: ${title}`,
      why,
      tasks.map((task) => `- [ ] ${task}`).join('\n'),
      rule ? `${ruleSentence(rule)} ${linked('Dates and sources', `${siteUrl}/rules#${rule}`)}` : '',
    ]),
  ]
}
