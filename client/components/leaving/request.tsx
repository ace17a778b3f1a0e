import type { LeavingRequest } from '../../../shared/leaving/request'
import { Button } from '../button'

/**
 * The longest `mailto:` link that is offered. Windows passes a program about 2,000 characters, and a browser there does
 * nothing, and says nothing, for a longer link.
 */
const mailLinkCharsMax = 1_900

/** The questions as a letter to copy, or if it is short enough, to open in the reader's own email program. */
export function Request({ name, request }: { name: string; request: LeavingRequest }) {
  const { opening, questions, closing } = request
  const email = emailOf(name, request)
  return (
    <section aria-labelledby="ask" className="prose">
      <h2 id="ask">
        A letter to <span className="unbroken">{name}</span>, ready to send
      </h2>
      <p className="text-ink-soft">
        It asks what nobody says in public, and what you need in writing. It gives no notice and starts no deadline.
        Send it by email, so that the answers come in writing too.
      </p>
      <p className="no-print flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="button" data-copy="" look="secondary" aria-live="polite" hidden>
          Copy the letter
        </Button>
        {email.length <= mailLinkCharsMax && (
          <a href={email} className="inline-flex min-h-11 items-center">
            Open it in your email program
          </a>
        )}
      </p>
      <blockquote id="letter" className="letter">
        <p>{opening}</p>
        <ol>
          {questions.map((question, place) => (
            <li key={question} id={`question-${place + 1}`}>
              {question}
            </li>
          ))}
        </ol>
        <p>{closing}</p>
      </blockquote>
    </section>
  )
}

/** A `mailto:` link with the letter, without a recipient, because readers know whom at the vendor to write to. */
function emailOf(name: string, { opening, questions, closing }: LeavingRequest): string {
  const numbered = questions.map((question, index) => `${index + 1}. ${question}`)
  const body = [opening, ...numbered, closing].join('\r\n\r\n')
  return `mailto:?subject=${encodeURIComponent(`${name}: questions about our contract`)}&body=${encodeURIComponent(body)}`
}
