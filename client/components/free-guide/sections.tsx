import type { ReactNode } from 'react'
import { dateWords } from '../../../shared/catalogue/basis'
import {
  featureChecklist,
  guideAudience,
  guideContents,
  guideEdition,
  guideParts,
  guideTimeline,
  timelineFor,
  vendorQuestions,
} from '../../content/free-guide'
import { Card } from '../card'
import { Icon, TickIcon } from '../icons'

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-16 print:mt-6 print:break-inside-avoid sm:mt-20">
      <h2 className="text-3xl">{title}</h2>
      {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
      <div className="mt-7 print:mt-3">{children}</div>
    </section>
  )
}

export function Contents() {
  return (
    <Section title="What is inside">
      <ul className="grid gap-4 print:grid-cols-4 sm:grid-cols-2 lg:grid-cols-4">
        {guideContents.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-accent pt-4">
            <h3>{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-10">{`Contents of the edition of ${dateWords(guideEdition)}`}</h3>
      <ol className="mt-3 rows border-y border-line">
        {guideParts.map(({ title, page, holds }) => (
          <li key={title} className="grid grid-cols-[1fr_auto] gap-x-6 py-2">
            <span className="font-medium">{title}</span>
            <span className="figures text-ink-soft">{`page ${page}`}</span>
            <span className="text-ink-soft">{holds}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Audience() {
  return (
    <Section title="Who the guide is for">
      <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
        {guideAudience.map((item) => (
          <li key={item} className="flex gap-3">
            <TickIcon className={marker} />
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Checklist() {
  return (
    <Section
      title="Feature checklist"
      lead="What to look for, with a test for each line in the guide. Printed, each line has a box: mark your must-haves before the first demo."
    >
      <div className="grid gap-5 print:grid-cols-2 lg:grid-cols-2">
        {featureChecklist.map((group) => (
          <ChecklistCard key={group.title} {...group} />
        ))}
      </div>
    </Section>
  )
}

export function Timeline() {
  return (
    <Section title="Implementation timeline" lead={`Four phases over sixteen weeks, for ${timelineFor}.`}>
      <ol className="grid gap-x-5 gap-y-8 print:grid-cols-4 sm:grid-cols-2 lg:grid-cols-4">
        {guideTimeline.map(({ title, weeks, items }, index) => (
          <li key={title} className="border-t border-line-strong pt-4">
            <span className="grid size-8 place-items-center rounded-full border-2 border-accent text-sm font-bold text-accent">
              {index + 1}
            </span>
            <h3 className="mt-3">{title}</h3>
            <p className="font-medium text-accent">{weeks}</p>
            <ul className="mt-2 stack-1 text-ink-soft">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}

export function Questions() {
  return (
    <Section title="Questions for every vendor" lead="Ask for the answers in writing, and keep them with the contract.">
      <div className="grid gap-5 print:grid-cols-3 lg:grid-cols-3">
        {vendorQuestions.map(({ title, items }) => (
          <Card key={title} className="p-5 sm:p-6">
            <h3>{title}</h3>
            <ol className="mt-3 list-decimal stack-2 pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
    </Section>
  )
}

function ChecklistCard({ title, items }: (typeof featureChecklist)[number]) {
  return (
    <Card className="p-5 print:p-4 sm:p-6">
      <h3 className="mb-4">{title}</h3>
      <ul className="grid gap-y-2.5">
        {items.map(({ line }) => (
          <li key={line} className="flex gap-3">
            <TickIcon className={`${marker} no-print`} />
            <BoxIcon />
            {line}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const marker = 'mt-0.5 size-5 shrink-0 text-accent'

/** An empty box to tick, only on paper: on a screen it would look like a control. */
function BoxIcon() {
  return (
    <Icon className={`${marker} hidden print:block`}>
      <rect x="4" y="4" width="16" height="16" rx="3" />
    </Icon>
  )
}
