import { thirdPartyAddress } from '../../../client/enhance/trackers/third-party-address'
import { directoryQuery } from '../../../shared/vendors/directory'
import { directoryFilters } from '../../../shared/vendors/directory-filters'

test("a third party receives the directory's filters, and nothing that the visitor typed", () => {
  const choice = Object.fromEntries(directoryFilters.map(({ name, options }) => [name, options[0]?.value ?? '']))
  const view = `https://guide.example/vendors?${directoryQuery(choice)}`
  expect(thirdPartyAddress(`${view}&search=my+patient&name=Ana&care=detox+for+my+son`)).toBe(view)
})

test.each([
  [
    'https://guide.example/comparisons?emr1=opus&sort=rating',
    'https://guide.example/comparisons?emr1=opus&sort=rating',
  ],
  [
    'https://guide.example/comparisons?emr3=kipu&emr4=doxy&differences=1&note=mine',
    'https://guide.example/comparisons?emr3=kipu&emr4=doxy&differences=1',
  ],
  ['https://guide.example/blog?search=my+patient&page=2', 'https://guide.example/blog?page=2'],
  ['https://guide.example/?email=ana@northside.example#x', 'https://guide.example/'],
  ['https://guide.example/?emr1=ana%40northside.example', 'https://guide.example/'],
  ['https://other.example/results?q=words', 'https://other.example/results'],
  ['https://guide.example/contact?sent', 'https://guide.example/contact'],
  ['', ''],
])('of %s a third party receives %s', (address, seen) => {
  expect(thirdPartyAddress(address)).toBe(seen)
})
