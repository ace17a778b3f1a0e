import { contactLink } from '../../../shared/forms/field'

it.each([
  ['email', 'ann+emr@clinic.example', 'mailto:ann%2Bemr@clinic.example'],
  ['tel', '(555) 010-0101', 'tel:(555)%20010-0101'],
  ['email', '', undefined],
  ['tel', '', undefined],
  ['text', 'ann@clinic.example', undefined],
] as const)('an answer in a field for %s, "%s", links to %s', (control, answer, link) => {
  expect(contactLink({ control }, answer)).toBe(link)
})
