import type { PageRenderer } from '../../client/renderer/server'

/** What stands on the pages of this program: nothing is known until there is a renderer for them. */
export function createPageIds(siteUrl: string) {
  let renderer: PageRenderer | undefined
  return {
    renderBy(pages: PageRenderer): void {
      renderer = pages
    },
    /** The ids on the page at an address of this site; undefined where there is no such page. */
    async readIds(address: string): Promise<ReadonlySet<string> | undefined> {
      const answer = await renderer?.render(new Request(new URL(address, siteUrl)), '', undefined)
      if (!answer?.body || answer.status !== 200) return undefined
      return new Set(Array.from(answer.body.matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? ''))
    },
  }
}
