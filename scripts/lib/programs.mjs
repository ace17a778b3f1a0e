const sources = {
  web: 'server/dev.ts',
  worker: 'jobs/main.ts',
  migrate: 'migrations/migrate.ts',
  seed: 'migrations/seed.ts',
  backup: 'operations/backup.ts',
  restore: 'operations/restore.ts',
  ledger: 'operations/ledger.ts',
  doctor: 'operations/doctor.ts',
}

const forEach = (argumentsOf) => Object.fromEntries(Object.keys(sources).map((name) => [name, argumentsOf(name)]))

export const built = forEach((name) => [`dist/server/${name}.mjs`])

/**
 * The same programs from their sources, by `tsx`: web and worker restart when a file that they have loaded changes.
 * Excluded are temporary files that Vike writes under `client`, and Vite reloads pages itself.
 * @param {string} tsx the file behind the `tsx` command
 */
export const fromSources = (tsx) => ({
  ...forEach((name) => [tsx, sources[name]]),
  seed: ['--import', 'tsx', '--import', './scripts/lib/markdown-node.mjs', sources.seed],
  web: [tsx, 'watch', '--clear-screen=false', '--exclude', 'client/**', sources.web],
  worker: [tsx, 'watch', '--clear-screen=false', sources.worker],
})
