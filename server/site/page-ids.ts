import type { PageRenderer } from '../../client/renderer/server'

/** Reads the ids on pages of this program. Without a renderer, no ids are known. */
export function createPageIds(siteUrl: string) {
  let renderer: PageRenderer | undefined
  return {
    renderBy(pages: PageRenderer): void {
      renderer = pages
    },
    /** The ids on the page at an address of this site; undefined if there is no such page. */
    async readIds(address: string): Promise<ReadonlySet<string> | undefined> {
      const answer = await renderer?.render(new Request(new URL(address, siteUrl)), '', undefined)
      if (!answer?.body || answer.status !== 200) return undefined
      return new Set(Array.from(answer.body.matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? ''))
    },
  }
}
