import type { Benefit } from '../../../shared/vendors/review'
import { Card } from '../card'
import { TickIcon } from '../icons'

export function WhyChoose({ name, benefits }: { name: string; benefits: readonly Pick<Benefit, 'title' | 'text'>[] }) {
  return (
    <section aria-labelledby="why-choose" className="mt-16">
      <h2 id="why-choose" className="text-2xl font-bold tracking-tight sm:text-3xl">
        {`Why choose ${name}?`}
      </h2>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Card className="flex h-full gap-4 p-6">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <TickIcon />
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1.5 text-ink-soft">{text}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
