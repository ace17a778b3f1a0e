/// <reference types="vite/client" />
/** The script of a page with islands. Each island is a separate file, so that a page loads only the code of its own. */
import { hydrateIslands, type IslandModule } from './hydrate'

void hydrateIslands(import.meta.glob<IslandModule>('./*.island.tsx'))
