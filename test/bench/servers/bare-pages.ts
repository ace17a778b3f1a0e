import { createServer } from 'node:http'
import { listen } from './bare'

/** The paths of the pages in `hover.ts`, which link to each other. */
const paths = ['/about', '/methodology']
const rules = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })

/** Two pages of one line each, prerendered like the site's; `STYLE` is their only stylesheet. */
const pageAt = (path: string | undefined) => `<!doctype html><html lang="en"><title>One line</title>
<style>${process.env.STYLE ?? ''}</style><p>One line.</p>
<footer>${paths.filter((one) => one !== path).map((one) => `<a href="${one}">${one}</a>`)}</footer>`

listen(
  createServer(({ url }, response) => {
    if (url === '/rules')
      return response.writeHead(200, { 'Content-Type': 'application/speculationrules+json' }).end(rules)
    return response.writeHead(200, { 'Content-Type': 'text/html', 'Speculation-Rules': '"/rules"' }).end(pageAt(url))
  }),
)
