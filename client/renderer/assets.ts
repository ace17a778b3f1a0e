/** An entry of Vite's manifest, as far as it is needed here. */
interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** Vite's manifest of the browser build, which Vike keeps as `dist/assets.json`. */
export type Manifest = Record<string, ManifestChunk>

/**
 * Gives the head tags of a document: the styles and, where it is `interactive`, the app's entry and, ahead of need, the
 * chunks of the matched pages.
 */
export type AssetTags = (entry: string, pageModules: string[], interactive: boolean) => string

/** Tags of the built site. Every module is known beforehand, so nothing is found late by following imports. */
export function builtAssetTags(manifest: Manifest): AssetTags {
  const made = new Map<string, string>()
  return (entry, pageModules, interactive) => {
    const key = [entry, ...pageModules, interactive].join('\n')
    const tags = made.get(key) ?? tagsOf(manifest, entry, pageModules, interactive)
    made.set(key, tags)
    return tags
  }
}

/** Tags of the development server, where Vite finds modules by itself; styles are linked so that nothing flashes. */
export const developmentAssetTags: AssetTags = (entry, _pageModules, interactive) => {
  const scripts = ['/@vite/client', '/client/renderer/react-refresh.ts', `/${entry}`]
  return ['<link rel="stylesheet" href="/client/styles/main.css">', ...(interactive ? scripts.map(script) : [])].join(
    '',
  )
}

function tagsOf(manifest: Manifest, entry: string, pageModules: string[], interactive: boolean): string {
  const chunks = [...new Set([entry, ...pageModules].flatMap((name) => withImports(manifest, name)))]
  const files = (select: (chunk: ManifestChunk) => string[] | undefined) => [
    ...new Set(chunks.flatMap((name) => select(chunkOf(manifest, name)) ?? [])),
  ]
  const fonts = files(({ assets }) => assets).filter((file) => file.endsWith('.woff2'))
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...files(({ css }) => css).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(interactive ? scriptTags(manifest, entry, chunks) : []),
  ].join('')
}

function scriptTags(manifest: Manifest, entry: string, chunks: string[]): string[] {
  const preloads = chunks.filter((name) => name !== entry).map((name) => modulePreload(chunkOf(manifest, name).file))
  return [...preloads, script(`/${chunkOf(manifest, entry).file}`)]
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

/** A page can be read and used before its scripts are there, so they leave the line to its styles and font. */
const modulePreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`
const script = (source: string) => `<script type="module" fetchpriority="low" src="${source}"></script>`
