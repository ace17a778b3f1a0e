import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { furtherStyles, styleSource } from './client/renderer/styles'
import { guideFiles } from './scripts/guide/documents'
import { browserHalf } from './scripts/lib/browser-half.mjs'
import { markdown } from './scripts/lib/markdown.mjs'
import { precompress } from './scripts/lib/precompress.mjs'
import { sharePictures } from './scripts/share/plugin'

/** The programs that the build leaves in `dist/server`, beside Vike's own entries. */
const programs = {
  web: 'server/main.ts',
  worker: 'jobs/main.ts',
  migrate: 'migrations/migrate.ts',
  seed: 'migrations/seed.ts',
  backup: 'operations/backup.ts',
  restore: 'operations/restore.ts',
  ledger: 'operations/ledger.ts',
  doctor: 'operations/doctor.ts',
}

/** What pages run that are documents and no application. */
const scripts = {
  visit: 'client/enhance/visit.ts',
  forms: 'client/enhance/forms.ts',
  trackers: 'client/enhance/trackers/index.ts',
  passkeys: 'client/admin/passkeys/page.ts',
}

const styles = {
  ...Object.fromEntries((['site', ...furtherStyles] as const).map((sheet) => [`${sheet}-styles`, styleSource(sheet)])),
  'admin-styles': 'client/admin/admin.css',
}

/** What is drawn or written at build time, before settings are known, bears this name. */
const siteName = 'Behavioral EMR Guide'

/** What every page needs, and what most pages share, in a file each; else a page would ask for a dozen of a few lines. */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
  { name: 'common', test: /client[\\/]components[\\/]/, minShareCount: 8 },
]

/** Not bundled into the programs: two native libraries, and the queue dashboard, which looks for its own files. */
const unbundled = ['sharp', 'msgpackr-extract', '@bull-board/api', '@bull-board/express']

/** Drivers that Knex and pg would load for other databases; none is installed. */
const otherDrivers = [
  ...['better-sqlite3', 'mysql', 'mysql2', 'oracledb', 'pg-native', 'pg-query-stream', 'sqlite3', 'tedious'],
  /^mariadb/,
]

/**
 * The programs contain the packages they use, because Node reads a few large files with less work than hundreds of small
 * ones. `entriesAware` keeps a package from being loaded where only another program or a later import uses it.
 */
const packagesGroup = { name: 'packages', test: /node_modules/, entriesAware: true }

export default defineConfig(({ command }) => ({
  plugins: [
    vike(),
    react(),
    tailwindcss(),
    markdown(),
    browserHalf(),
    precompress(),
    sharePictures({ siteName }),
    guideFiles({ siteName }),
  ],
  environments: {
    client: {
      build: {
        rollupOptions: { input: { ...scripts, ...styles }, output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    ssr: {
      // Not in development, where packages are loaded as they are.
      resolve: command === 'build' ? { noExternal: true, external: unbundled } : {},
      build: {
        rollupOptions: {
          ...{ input: programs, external: otherDrivers },
          // Some packages compare the names of classes, and two in one file may have the same.
          output: { keepNames: true, codeSplitting: { groups: [packagesGroup] } },
        },
      },
    },
  },
}))
