import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { markdown } from './scripts/lib/markdown.mjs'
import { precompress } from './scripts/lib/precompress.mjs'

/** The four programs that the build leaves in `dist/server`, beside Vike's own entries. */
const programs = {
  web: 'server/main.ts',
  worker: 'jobs/main.ts',
  migrate: 'migrations/migrate.ts',
  seed: 'migrations/seed.ts',
}

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), markdown(), precompress()],
  environments: {
    ssr: { build: { rollupOptions: { input: programs } } },
  },
})
