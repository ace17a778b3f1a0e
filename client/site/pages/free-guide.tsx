import { CallToAction } from '../../components/article/call-to-action'
import { Badge } from '../../components/badge'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { Downloads, Extent, PrintedAddresses } from '../../components/free-guide/downloads'
import { GuidePages } from '../../components/free-guide/guide-pages'
import { Audience, Checklist, Contents, Questions, Timeline } from '../../components/free-guide/sections'
import { PageMeta } from '../../components/page-meta'

export function Component() {
  return (
    <>
      <PageMeta
        title="Free EMR Selection Guide for Behavioral Health"
        description="A free guide of 50+ pages for choosing a behavioral health EMR: checklist, budget templates, implementation timeline, and vendor evaluation criteria."
        path="/free-guide"
      />
      <Breadcrumbs trail={[{ label: 'Free Guide', to: '/free-guide' }]} />
      <Container className="pb-20">
        <div className="grid items-center gap-8 lg:grid-cols-[1.35fr_1fr]">
          <div>
            <div className="flex flex-wrap gap-2">
              <Badge look="strong">Free</Badge>
              <Badge>50+ pages</Badge>
              <Badge>No email needed</Badge>
            </div>
            <h1 className="mt-5 text-5xl">The Behavioral Health EMR Selection Guide</h1>
            <p className="mt-5 text-xl leading-normal text-ink-soft">
              Everything you need to choose and implement an EMR: what to look for, what to ask, what it costs, and what
              to do each week. It comes with a workbook that adds up scores and budgets for you.
            </p>
            <div className="mt-8">
              <Downloads />
              <Extent />
              <PrintedAddresses />
            </div>
          </div>
          <GuidePages className="no-print mx-auto w-full max-w-md lg:max-w-none" />
        </div>
        <Contents />
        <Audience />
        <Checklist />
        <Timeline />
        <Questions />
        <section className="no-print mt-16 rounded-2xl border border-line bg-sunken p-5 sm:mt-20 sm:p-10">
          <h2 className="text-xl">Take it with you</h2>
          <p className="mt-2 mb-6 max-w-xl text-ink-soft">
            Read or print the guide, and fill in the workbook with your team. Change the workbook to suit your project.
          </p>
          <Downloads />
        </section>
        <div className="mt-10">
          <CallToAction />
        </div>
      </Container>
    </>
  )
}
