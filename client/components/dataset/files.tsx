import type { Download } from '../../../shared/dataset/downloads'
import { dataLicense } from '../../../shared/dataset/files'
import { buttonClass } from '../button-class'
import { DownloadIcon } from '../icons'
import { Titled } from '../titled'

/** A download with the size of its file in words. */
export type OfferedFile = Omit<Download, 'body'> & { size: string }

/** The downloads, each with what it holds, its format, and its size; the license is the same for all. */
export function DatasetFiles({ files }: { files: readonly OfferedFile[] }) {
  return (
    <Titled id="files" title="Files" className="mt-12">
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {files.map((file, index) => (
          <FileCard key={file.path} file={file} isFirst={index === 0} />
        ))}
      </ul>
      <p className="mt-4">
        {'License of all files: '}
        <a href={dataLicense.url} rel="license" className="link">
          {dataLicense.name}
        </a>
        . Use them for anything, including commercial work, as long as you credit this site and name the version. We
        cannot license the pages we cite.
      </p>
    </Titled>
  )
}

function FileCard({ file: { path, name, format, holds, size, about }, isFirst }: FileCardProps) {
  return (
    <li className="flex flex-col rounded-2xl border border-line bg-surface p-5">
      <h3>{name}</h3>
      <p className="mt-1 text-sm text-ink-soft">{`${format}, ${holds}, ${size}`}</p>
      <p className="mt-2 mb-4">{about}</p>
      <a href={path} className={`mt-auto self-start ${buttonClass(isFirst ? 'primary' : 'secondary')}`}>
        <DownloadIcon className="size-5" />
        {path.split('/').at(-1)}
      </a>
    </li>
  )
}

interface FileCardProps {
  file: OfferedFile
  isFirst: boolean
}
