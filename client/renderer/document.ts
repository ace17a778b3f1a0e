/** The first element of every app; React writes what belongs into the head (title, meta, link) before it. */
const firstElement = '<div id="page"'

interface DocumentParts {
  /** Tags of the assets, written into the head after the page's own. */
  assetTags: string
  /** What follows the app in the body. */
  afterApp: string
}

/**
 * Makes a whole document of what React wrote of an app: the hoisted tags become the head's, the rest stands in the body.
 * @throws where the app lacks the element that parts the two
 */
export function documentOf(app: string, { assetTags, afterApp }: DocumentParts): string {
  const cut = app.indexOf(firstElement)
  if (cut === -1) throw new Error(`The app has no ${firstElement} as its first element`)
  return `${documentStart(app.slice(0, cut), assetTags)}${app.slice(cut)}</div>${afterApp}</body></html>`
}

function documentStart(hoisted: string, assetTags: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${hoisted}${assetTags}</head><body><div id="app">`
}
