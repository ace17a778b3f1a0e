import { matchQuery } from '../../../shared/match/address'

/** The query of a form's present values, including controls outside it. */
export function formQuery(form: HTMLFormElement): string {
  return matchQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
}

/** Sets the controls to a query, as the page at that address would; state that React owns is left alone. */
export function showQuery(form: HTMLFormElement, query: string): void {
  const entries = new URLSearchParams(query)
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = entries.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden' || control.type === 'range') continue
    if (control.type === 'checkbox') control.checked = entries.getAll(control.name).includes(control.value)
    else control.value = entries.get(control.name) ?? ''
  }
}
