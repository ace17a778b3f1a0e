import type { CorrectionDetail } from '../../../../shared/admin/corrections'
import { basisWords, dateWords, kindWords } from '../../../../shared/catalogue/basis'
import { Outside, WithLinks } from '../../../components/outside'

export function ReportedFact({ correction }: { correction: CorrectionDetail }) {
  const { fact, vendor, field } = correction
  const { lines, basis, source, differs, note, reply, changes } = fact
  return (
    <div className="stack-3 text-sm [overflow-wrap:anywhere]">
      <div className="font-medium">
        {lines.length > 0 ? lines.map((line) => <p key={line}>{line}</p>) : <p>No value</p>}
      </div>
      <p>
        <span className="font-medium">{basisWords[basis].label}.</span> {basisWords[basis].meaning}
      </p>
      {source && (
        <p>
          <Outside url={source.url} words={source.name} />
          {` (${kindWords[source.kind]})${source.rests ? `: ${source.rests}` : '.'} `}
          <span className="text-ink-soft">
            {`${source.dated ? `Dated ${dateWords(source.dated)}` : 'Without a date'}; read ${dateWords(source.read)}.`}
          </span>
        </p>
      )}
      {note && (
        <p>
          <WithLinks text={`Note: ${note}`} />
        </p>
      )}
      {differs && (
        <p>
          <WithLinks text={`Elsewhere: ${differs}`} />
        </p>
      )}
      {reply && (
        <p>
          <WithLinks text={`${reply.by} replied on ${dateWords(reply.date)}: ${reply.text} ${reply.url}`} />
        </p>
      )}
      {changes.length > 0 && (
        <ul className="list-disc pl-5 text-ink-soft">
          {changes.map(({ date, text }) => (
            <li key={`${date} ${text}`}>{`${dateWords(date)}: ${text}`}</li>
          ))}
        </ul>
      )}
      <p>
        <a href={`/emr/${vendor}#${field}`} className="link">
          See it on the site
        </a>
      </p>
    </div>
  )
}
