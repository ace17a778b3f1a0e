import { render } from '../../support/pages'

test.each([
  ['emr1=opus&emr2=kipu', 'Add a third or fourth system'],
  ['emr1=opus&emr2=kipu&emr3=valant', 'Add, change, or remove a system'],
  ['emr1=opus&emr2=kipu&emr3=valant&emr4=epic', 'Change or remove a system'],
])('with %s the further fields are called "%s"', async (query, label) => {
  const html = await render(`/comparisons?${query}`)
  const [, further] = /<details id="further".*?<summary.*?<\/svg>(.*?)<\/summary>/s.exec(html) ?? []
  expect(further).toBe(label)
})
