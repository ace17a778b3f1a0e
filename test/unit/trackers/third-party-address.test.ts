import { thirdPartyAddress } from '../../../client/site/trackers/third-party-address'

test.each([
  [
    'https://guide.example/comparisons?emr1=opus&sort=rating',
    'https://guide.example/comparisons?emr1=opus&sort=rating',
  ],
  ['https://guide.example/blog?search=my+patient&page=2', 'https://guide.example/blog?page=2'],
  ['https://guide.example/?email=ana@northside.example#x', 'https://guide.example/'],
  ['https://guide.example/?emr1=ana%40northside.example', 'https://guide.example/'],
  ['https://other.example/results?q=words', 'https://other.example/results'],
  ['https://guide.example/contact?sent', 'https://guide.example/contact'],
  ['', ''],
])('of %s a third party sees %s', (address, seen) => {
  expect(thirdPartyAddress(address)).toBe(seen)
})
