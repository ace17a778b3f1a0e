/// <reference types="vite/client" />
/** The script of a page with islands. Each island is a file of its own, so that a page loads the code of those it has. */
import { hydrateIslands, type IslandModule } from './hydrate'

void hydrateIslands(import.meta.glob<IslandModule>('./*.island.tsx'))
