import { matchQuery } from '../../../shared/match/address'

/** The query of what a form holds now, those controls included that belong to it from outside. */
export function formQuery(form: HTMLFormElement): string {
  return matchQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
}

/** Has the controls show what a query tells, as the page of that address has them; what React holds itself is left to it. */
export function showQuery(form: HTMLFormElement, query: string): void {
  const told = new URLSearchParams(query)
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = told.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden' || control.type === 'range') continue
    if (control.type === 'checkbox') control.checked = told.getAll(control.name).includes(control.value)
    else control.value = told.get(control.name) ?? ''
  }
}
