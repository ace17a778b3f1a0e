import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

export interface Ink {
  color: (token: string) => string
  imageOf: (drawing: ReactElement) => string
}

/** A token with its color on a light page. */
const token = /^ {2}--([a-z-]+): (?:light-dark\()?(#[0-9a-f]{6})\b/

/** Reads the tokens from the site's stylesheet, so that a picture has the same colors as its page. */
export async function createInk(root: string): Promise<Ink> {
  const css = await readFile(path.join(root, 'client/styles/tokens.css'), 'utf8')
  const tokens = new Map(
    css
      .split('\n')
      .map((line) => token.exec(line)?.slice(1) as [string, string])
      .filter(Boolean),
  )
  const rules = [...tokens].map(([name, value]) => `.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`)
  return {
    color(token) {
      const value = tokens.get(token)
      if (!value) throw new Error(`tokens.css has no color --${token}.`)
      return value
    },
    imageOf(drawing) {
      const markup = renderToStaticMarkup(drawing)
      const svg = markup.replace('>', ` xmlns="http://www.w3.org/2000/svg"><style>${rules.join('')}</style>`)
      return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    },
  }
}
