import type { ReactElement } from 'react'
import { BrandMark } from '../../client/components/brand'
import type { SitePage } from '../../shared/site/pages'
import type { Ink } from './ink'

interface Parts {
  /** Left out where the words are added later. */
  page?: Pick<SitePage, 'title' | 'kind'>
  /** At most 420 pixels wide. */
  scene: ReactElement
  siteName: string
  ink: Ink
}

/** The size of every picture in pixels, the format that networks crop least. */
export const pictureSize = { width: 1200, height: 630 }

const marginPx = 64

/** The site's name, kind and title below it, and the scene on the right; `satori` knows only flex boxes. */
export function pagePicture({ page, scene, siteName, ink }: Parts) {
  return (
    <div
      style={{
        ...pictureSize,
        boxSizing: 'border-box',
        display: 'flex',
        padding: marginPx,
        background: ink.color('paper'),
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: 'space-between',
          width: textWidthPx,
        }}
      >
        <Brand siteName={siteName} ink={ink} />
        {page && <Heading page={page} ink={ink} />}
      </div>
      <div style={{ display: 'flex', width: 420, marginLeft: gapPx, alignItems: 'center', justifyContent: 'flex-end' }}>
        {scene}
      </div>
    </div>
  )
}

function Heading({ page, ink }: Required<Pick<Parts, 'page' | 'ink'>>) {
  const title = keptTogether(page.title)
  const text = { display: 'flex', color: ink.color('ink'), fontWeight: 700 }
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
      <div style={{ ...text, fontSize: 31, color: ink.color('accent') }}>{page.kind}</div>
      <div style={{ ...text, fontSize: sizeOf(title), lineHeight: 1.08, letterSpacing: -1.5 }}>{title}</div>
    </div>
  )
}

function Brand({ siteName, ink }: Pick<Parts, 'siteName' | 'ink'>) {
  const text = { color: ink.color('ink'), fontWeight: 700, fontSize: 31 }
  return (
    <div style={{ ...text, display: 'flex', alignItems: 'center', gap: 18 }}>
      <img src={ink.imageOf(<BrandMark />)} width={60} height={60} alt="" />
      {siteName}
    </div>
  )
}

/** Keeps a short last word on the line of the word before it: `an EMR` stays together. */
const keptTogether = (title: string) => title.replace(/ (?=\S{1,4}$)/, '\u00a0')

/** The size in pixels: small enough that a long title fits five lines, and the longest word one. */
function sizeOf(title: string): number {
  const bySpace = title.length <= 14 ? 92 : title.length <= 34 ? 72 : title.length <= 60 ? 60 : 52
  const longestWord = Math.max(...title.split(' ').map(({ length }) => length))
  return Math.min(bySpace, Math.floor(textWidthPx / (longestWord * emsPerCharacter)))
}

/** The space between the title and the scene; without it, a long line seems to touch the card beside it. */
const gapPx = 52
const textWidthPx = 600
/** The average character width of the widest words in our titles, in ems. */
const emsPerCharacter = 0.58
