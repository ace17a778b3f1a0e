import { guideDownloads } from '../../content/free-guide'
import { buttonClass } from '../button-class'
import { DownloadIcon } from '../icons'

/** The two files, without a form before them. */
export function Downloads() {
  return (
    <div className="no-print flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:*:whitespace-nowrap">
      <a href={guideDownloads.guide} download className={buttonClass('primary', 'large')}>
        <DownloadIcon className="size-5 max-sm:hidden" />
        Download the Guide (PDF)
      </a>
      <a href={guideDownloads.workbook} download className={buttonClass('secondary', 'large')}>
        <DownloadIcon className="size-5 max-sm:hidden" />
        Download the Workbook (XLSX)
      </a>
    </div>
  )
}
