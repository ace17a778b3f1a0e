export const textOf = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The fields of the forms in a page, as a browser sends them. */
export function fieldsOf(html: string): [name: string, value: string][] {
  const controls = html.match(/<input[^>]*>|<textarea[^>]*>[^<]*<\/textarea>|<select.*?<\/select>/gs) ?? []
  return controls.flatMap((control): [string, string][] => {
    const name = / name="([^"]*)"/.exec(control)?.[1] ?? ''
    const isOff = control.includes('type="checkbox"') && !control.includes('checked')
    return isOff ? [] : [[name, textOf(valueIn(control))]]
  })
}

function valueIn(control: string): string {
  if (control.startsWith('<textarea')) return />\n?([^<]*)</.exec(control)?.[1] ?? ''
  const isList = control.startsWith('<select')
  const holder = isList ? (/<option[^>]* selected=""[^>]*>/.exec(control)?.[0] ?? '') : control
  return / value="([^"]*)"/.exec(holder)?.[1] ?? ''
}
