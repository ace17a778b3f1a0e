import { Transform } from 'node:stream'

/** The first element of every app; React writes what belongs into the head (title, meta, link) before it. */
const firstElement = '<div id="page"'

interface DocumentParts {
  /** Tags of the assets, written into the head after the page's own. */
  assetTags: string
  /** What follows the app in the body. */
  afterApp: string
}

/**
 * Turns React's stream of an app into a whole document: the hoisted tags become the head's, the rest goes through
 * piece by piece as it arrives.
 */
export function documentStream({ assetTags, afterApp }: DocumentParts): Transform {
  let head: Buffer | null = Buffer.alloc(0)
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (head === null) return done(null, piece)
      head = Buffer.concat([head, piece])
      const cut = head.indexOf(firstElement)
      if (cut === -1) return done()
      const start = documentStart(head.toString('utf8', 0, cut), assetTags)
      this.push(Buffer.concat([Buffer.from(start), head.subarray(cut)]))
      head = null
      done()
    },
    flush(done) {
      if (head !== null) return done(new Error(`The app has no ${firstElement} as its first element`))
      this.push(`</div>${afterApp}</body></html>`)
      done()
    },
  })
}

function documentStart(hoisted: string, assetTags: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${hoisted}${assetTags}</head><body><div id="app">`
}
