/** The first element of every app; React writes the elements for the head (title, meta, link) before it. */
const firstElement = '<div id="page"'

interface DocumentParts {
  /** Tags of the assets, placed in the head after the page's own. */
  assetTags: string
  /** What follows the app in the body. */
  afterApp: string
}

/**
 * Makes a complete document of an app that React rendered: hoisted tags go into the head, the rest into the body.
 * @throws if the app lacks the element that separates the two
 */
export function documentOf(app: string, { assetTags, afterApp }: DocumentParts): string {
  const cut = app.indexOf(firstElement)
  if (cut === -1) throw new Error(`The app has no ${firstElement} as its first element`)
  return `${documentStart(app.slice(0, cut), assetTags)}${app.slice(cut)}</div>${afterApp}</body></html>`
}

function documentStart(hoisted: string, assetTags: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${hoisted}${assetTags}</head><body><div id="app">`
}
