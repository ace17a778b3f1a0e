import type { LeavingRequest } from '../../../shared/leaving/request'

/** The questions as a letter that can be copied as it is. */
export function Request({ name, request: { opening, questions, closing } }: { name: string; request: LeavingRequest }) {
  return (
    <section aria-labelledby="ask" className="prose mt-14">
      <h2 id="ask">{`What to ask ${name}, ready to send`}</h2>
      <p className="text-ink-soft">
        This letter asks about everything we could not confirm. It does not give notice or start a deadline. Send it by
        email so you get the answers in writing.
      </p>
      <blockquote>
        <p>{opening}</p>
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p>{closing}</p>
      </blockquote>
    </section>
  )
}
