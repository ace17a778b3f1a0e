import { thirdPartyAddress } from '../../../client/enhance/trackers/third-party-address'
import { directoryQuery } from '../../../shared/vendors/directory'
import { directoryFilters } from '../../../shared/vendors/directory-filters'

test("a third party receives the directory's filters, and nothing that the visitor typed", () => {
  const choice = Object.fromEntries(directoryFilters.map(({ name, options }) => [name, options[0]?.value ?? '']))
  const view = `https://guide.example/vendors?${directoryQuery(choice)}`
  expect(thirdPartyAddress(`${view}&search=my+patient&name=Ana&care=detox+for+my+son`)).toBe(view)
})
