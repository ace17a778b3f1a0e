/** The pages of the admin: a file holds a page's component, and its loader and action, which only the server runs. */
const page = /\/client\/admin\/pages\/[^/]+\.tsx$/
/** Folders whose constants are made without any effect but their value. */
const isCommon = (id) => ['/shared/', '/client/admin/'].some((folder) => id.includes(folder)) && /\.tsx?$/.test(id)
const serverExports = new Set(['loader', 'action'])

/**
 * Keeps out of the browser's scripts what only the server runs: loaders and actions, and those constants of `shared`
 * (schemas above all) that nothing else uses. Making such a constant has no effect but its value; a bundler cannot see
 * that in a chain of calls, so it is told.
 */
export function browserHalf() {
  return {
    name: 'browser-half',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (page.test(id)) return withChanges(code, this.parse(code).body.flatMap(serverExport))
      if (isCommon(id)) return withChanges(code, this.parse(code).body.flatMap(madeConstants))
    },
  }
}

/** @returns the changes of a text, last first, as [start, end, replacement] */
function serverExport(statement) {
  if (statement.type !== 'ExportNamedDeclaration') return []
  const { start, end, declaration, specifiers } = statement
  const names = declaration?.declarations?.map(({ id }) => id.name) ?? specifiers.map(({ exported }) => exported.name)
  return names.length > 0 && names.every((name) => serverExports.has(name)) ? [[start, end, '']] : []
}

function madeConstants(statement) {
  const { declarations = [] } = statement.declaration ?? statement
  return declarations.flatMap(({ init }) =>
    init && !/^(Literal|ArrowFunctionExpression)$/.test(init.type)
      ? [
          [init.start, init.start, '/* @__PURE__ */ (() => ('],
          [init.end, init.end, '))()'],
        ]
      : [],
  )
}

const withChanges = (code, changes) => ({
  code: changes.reduceRight((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code),
  map: null,
})
