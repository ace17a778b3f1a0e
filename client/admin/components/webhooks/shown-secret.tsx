import { OutcomeNotice } from '../outcome-notice'

interface ShownSecretProps {
  title: string
  secret: string
  children: React.ReactNode
}

/** A secret that is shown only once, on the page that answers its form, so that it can be copied. */
export function ShownSecret({ title, secret, children }: ShownSecretProps) {
  return (
    <OutcomeNotice look="success" title={title} occasion={secret}>
      <p>{children}</p>
      <code className="mt-2 block rounded-lg bg-surface p-3 font-mono text-sm text-ink select-all [overflow-wrap:anywhere]">
        {secret}
      </code>
    </OutcomeNotice>
  )
}
