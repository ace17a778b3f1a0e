/** The parts of a Vite manifest entry that are used here. */
interface ManifestChunk {
  file: string
  imports?: string[]
  assets?: string[]
}

/** Vite's manifest of the browser build, which Vike keeps as `dist/assets.json`. */
export type Manifest = Record<string, ManifestChunk>

/** The parts of the browser build that a document needs, by source path. */
export interface PageAssets {
  /** Its stylesheets, in order; their fonts are preloaded. */
  styles: readonly string[]
  /** The scripts that it runs, in order. */
  scripts: readonly string[]
  /** The modules that the scripts will import. */
  modules: readonly string[]
}

/** Returns a document's tags for the head; equal assets give the same string. */
export type AssetTags = (assets: PageAssets) => string

/** Tags of the built site. All modules are known in advance, so none is discovered late through imports. */
export function builtAssetTags(manifest: Manifest): AssetTags {
  const made = new Map<string, string>()
  return (assets) => {
    const key = JSON.stringify(assets)
    const tags = made.get(key) ?? tagsOf(manifest, assets)
    made.set(key, tags)
    return tags
  }
}

/**
 * Tags of the development server, where Vite resolves modules itself; stylesheets are linked to avoid a flash of
 * unstyled content.
 */
export const developmentAssetTags: AssetTags = ({ styles, scripts }) => {
  const sources = ['/@vite/client', '/client/renderer/react-refresh.ts', ...scripts.map((source) => `/${source}`)]
  return [...styles.map((source) => stylesheet(`/${source}`)), ...sources.map(script)].join('')
}

function tagsOf(manifest: Manifest, { styles, scripts, modules }: PageAssets): string {
  const styled = chunksOf(manifest, styles)
  const run = chunksOf(manifest, [...scripts, ...modules])
  // Only the variable font: the others are for print.
  const fonts = filesOf(styled, ({ assets }) => assets).filter(
    (file) => file.endsWith('.woff2') && file.includes('wght'),
  )
  const entries = scripts.map((name) => chunkOf(manifest, name).file)
  const preloads = filesOf(run, ({ file }) => [file]).filter((file) => !entries.includes(file))
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...filesOf(styled, ({ file }) => [file]).map((file) => stylesheet(`/${file}`)),
    ...preloads.map(modulePreload),
    ...entries.map((file) => script(`/${file}`)),
  ].join('')
}

const filesOf = (chunks: ManifestChunk[], select: (chunk: ManifestChunk) => string[] | undefined) => [
  ...new Set(chunks.flatMap((chunk) => select(chunk) ?? [])),
]

/** The named chunks and everything they import, each once. */
function chunksOf(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  return [...new Set(names.flatMap((name) => withImports(manifest, name)))].map((name) => chunkOf(manifest, name))
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  return [name, ...(chunkOf(manifest, name).imports ?? []).flatMap((next) => withImports(manifest, next, seen))]
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}`)
  return chunk
}

const stylesheet = (address: string) => `<link rel="stylesheet" href="${address}">`
/** A page can be read and used before its scripts arrive, so they have lower priority than styles and font. */
const modulePreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`
const script = (source: string) => `<script type="module" fetchpriority="low" src="${source}"></script>`
