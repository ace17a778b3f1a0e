import { dateWords } from '../../../shared/catalogue/basis'
import { guideDownloads, guideEdition, guideExtent } from '../../content/free-guide'
import { buttonClass } from '../button-class'
import { DownloadIcon } from '../icons'
import { useSite } from '../site-context'

/** The two files, without a form before them. */
export function Downloads() {
  return (
    <div className="no-print flex flex-col gap-3 max-sm:*:px-3 max-sm:*:text-sm sm:flex-row sm:flex-wrap sm:*:whitespace-nowrap">
      <a href={guideDownloads.guide} download className={buttonClass('primary')}>
        <DownloadIcon className="size-5" />
        Download the Guide (PDF)
      </a>
      <a href={guideDownloads.workbook} download className={buttonClass('secondary')}>
        <DownloadIcon className="size-5" />
        Download the Workbook (XLSX)
      </a>
    </div>
  )
}

/** What the buttons bring. */
export function Extent() {
  const { pages, guideMegabytes, sheets, workbookMegabytes } = guideExtent
  return (
    <p className="no-print mt-3 text-sm text-ink-soft">
      {`Edition of ${dateWords(guideEdition)}. `}
      <span className="unbroken">{`Guide: ${pages} pages,`}</span>{' '}
      <span className="unbroken">{`${guideMegabytes} MB.`}</span>{' '}
      <span className="unbroken">{`Workbook: ${sheets} sheets,`}</span>{' '}
      <span className="unbroken">{`${workbookMegabytes} MB.`}</span>
    </p>
  )
}

/** Only in print: where the two files are, because paper has no buttons. */
export function PrintedAddresses() {
  const { siteUrl } = useSite()
  return (
    <p className="hidden print:block">
      {`The guide (PDF): ${new URL(guideDownloads.guide, siteUrl).href}`}
      <br />
      {`The workbook (XLSX): ${new URL(guideDownloads.workbook, siteUrl).href}`}
    </p>
  )
}
