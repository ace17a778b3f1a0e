/** Gives a function that takes what is to be undone after the present test of a file, the latest first. */
export function cleaningUp(): (work: () => unknown) => void {
  const works: (() => unknown)[] = []
  afterEach(async () => {
    for (const work of works.splice(0).reverse()) await work()
  })
  return (work) => works.push(work)
}
