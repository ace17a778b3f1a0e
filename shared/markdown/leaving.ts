import type { Vendor } from '../catalogue'
import { outOfScope, partOfTheWork } from '../catalogue/scope'
import { byName, leavingEvidence } from '../leaving/evidence'
import { type LeavingPlan, leavingPlan } from '../leaving/plan'
import { keepsRecords } from '../leaving/questions'
import { leavingRequest } from '../leaving/request'
import { bedsTasks, goPoints } from '../leaving/steps'
import { ruleName } from '../rules'
import { byDepth, depthWords } from '../vendors/depth'
import { factItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { documentOf, linked, plain } from './words'

/** The guide to leaving a vendor as Markdown: what is known with its evidence, what to ask, and where the plan is. */
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
    keepsRecords(vendor) ? planLink(leavingPlan(vendor), site) : '',
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

function planLink({ scope, isForBeds }: LeavingPlan, { siteUrl }: QuotedSite): string {
  return `${isForBeds ? `${scope} ` : ''}${linked('The move, week by week', `${siteUrl}/leaving.md`)}`
}

function steps({ scope, steps: listed }: LeavingPlan, { siteUrl }: QuotedSite): string[] {
  return [
    '## The move, week by week',
    scope,
    ...listed.flatMap(({ from, when, title, who, tasks, rule }) => [
      `### ${when}: ${title}`,
      `${who}.${rule ? ` Rule: ${linked(ruleName(rule), `${siteUrl}/rules#${rule}`)}.` : ''}`,
      checklist(tasks),
      ...(from === -1 ? ['Go only if all of this is true. If not, move the date.', checklist(goPoints)] : []),
    ]),
    '### With beds or several sites, also',
    checklist(bedsTasks),
  ]
}

const checklist = (tasks: readonly string[]) => tasks.map((task) => `- [ ] ${task}`).join('\n')
