export function Component() {
  return (
    <>
      <title>Blog tools | Administration</title>
      <h1 className="text-3xl font-bold tracking-tight">Blog Tools</h1>
    </>
  )
}
