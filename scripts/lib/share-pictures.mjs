import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const width = 1200
const height = 630

/** Those of `client/styles/tokens.css` on a light page. */
const colours = {
  paper: '#fbfcfb',
  surface: '#ffffff',
  line: '#d9e1de',
  bar: '#d7e0dc',
  ink: '#10221e',
  accent: '#0b6352',
  soft: '#e0f0eb',
  yes: '#15803d',
  no: '#b42318',
}

/**
 * Vite plugin: draws the picture that is shown where a page is shared, 1200 × 630, one for each page, all of one look.
 * A build writes them into the browser's files; the development server draws the one it is asked for.
 */
export function sharePictures({ pages, addressOf, siteName }) {
  return {
    name: 'share-pictures',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const page = pages.find(({ path }) => addressOf(path) === request.url)
        if (!page) return next()
        response.setHeader('Content-Type', 'image/png')
        response.end(await draw(page, siteName, await openStudio(server.config.root)))
      })
    },
    async closeBundle() {
      const { root, command, build } = this.environment.config
      if (command !== 'build') return
      const studio = await openStudio(root)
      for (const page of pages) {
        const file = path.join(root, build.outDir, addressOf(page.path))
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, await draw(page, siteName, studio))
      }
    },
  }
}

/** The two programs and the font, loaded only when there is something to draw. */
async function openStudio(root) {
  const [{ default: satori }, { Resvg }] = await Promise.all([import('satori'), import('@resvg/resvg-js')])
  const file = path.join(root, 'node_modules/@fontsource/figtree/files/figtree-latin-700-normal.woff')
  const fonts = [{ name: 'Figtree', weight: 700, style: 'normal', data: await readFile(file) }]
  return { satori, Resvg, fonts }
}

async function draw(page, siteName, { satori, Resvg, fonts }) {
  const svg = await satori(picture(page, siteName), { width, height, fonts })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

function picture({ title, kind }, siteName) {
  const size = title.length > 30 ? 68 : 84
  return box({ width, height, padding: 72, background: colours.paper }, [
    box({ width: 640, flexDirection: 'column', justifyContent: 'space-between' }, [
      box({ alignItems: 'center', gap: 18, fontSize: 31, fontWeight: 700 }, [mark(), siteName]),
      box({ flexDirection: 'column', gap: 18 }, [
        box({ fontSize: 32, fontWeight: 700, color: colours.accent }, [kind]),
        box({ fontSize: size, fontWeight: 700, lineHeight: 1.1, letterSpacing: -2 }, [title]),
      ]),
    ]),
    comparison(),
  ])
}

/** The site's mark, the drawing of `public/favicon.svg`. */
function mark() {
  return drawing({ width: 60, height: 60, viewBox: '0 0 32 32' }, [
    shape('rect', { width: 32, height: 32, rx: 8, fill: colours.accent }),
    shape('rect', { x: 7, y: 12, width: 7, height: 13, rx: 2, fill: '#8fc7b8' }),
    shape('rect', { x: 18, y: 7, width: 7, height: 18, rx: 2, fill: '#fff' }),
    shape('path', { d: 'm19.6 12 1.5 1.5 2.4-2.8', fill: 'none', stroke: colours.accent, 'stroke-width': 1.6 }),
  ])
}

/** Two systems side by side, one of them chosen. */
function comparison() {
  return drawing(
    { width: 380, height: 380, viewBox: '0 0 380 380', style: { position: 'absolute', right: 56, top: 125 } },
    [
      shape('circle', { cx: 190, cy: 190, r: 180, fill: colours.soft }),
      ...system({
        x: 8,
        y: 66,
        height: 258,
        border: colours.line,
        head: '#b5c4be',
        answers: [true, false, true, false],
      }),
      ...system({
        x: 200,
        y: 32,
        height: 316,
        border: colours.accent,
        head: colours.accent,
        answers: [true, true, true, true, true],
      }),
    ],
  )
}

function system({ x, y, height, border, head, answers }) {
  const frame = { x, y, width: 170, height, rx: 18, fill: colours.surface, stroke: border, 'stroke-width': 3 }
  return [
    shape('rect', frame),
    shape('rect', { x: x + 22, y: y + 26, width: 88, height: 14, rx: 7, fill: head }),
    ...answers.flatMap((yes, row) => answer(x + 22, y + 76 + row * 46, yes, row)),
  ]
}

function answer(x, y, yes, row) {
  const tick = yes ? `m${x + 104} ${y + 4} 7 7 13-15` : `m${x + 107} ${y - 3} 13 13m0-13-13 13`
  return [
    shape('rect', { x, y, width: [62, 76, 52, 70, 58][row], height: 8, rx: 4, fill: colours.bar }),
    shape('path', {
      d: tick,
      fill: 'none',
      stroke: yes ? colours.yes : colours.no,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ]
}

function box(style, children) {
  return { type: 'div', props: { style: { display: 'flex', color: colours.ink, ...style }, children } }
}

const drawing = (props, children) => ({ type: 'svg', props: { ...props, children } })
const shape = (type, props) => ({ type, props })
