import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What a file `NAME.island.tsx` exports. */
export interface IslandModule {
  Component: ComponentType<Record<string, unknown>>
}

/** By path, such as `./NAME.island.tsx`, how each island is loaded. */
export type IslandModules = Readonly<Record<string, () => Promise<IslandModule>>>

/** Has React take over each island of this page. One whose code does not arrive stays as the server rendered it. */
export async function hydrateIslands(modules: IslandModules): Promise<void> {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  await Promise.allSettled(places.map((place) => hydrate(place, modules)))
}

async function hydrate(place: HTMLElement, modules: IslandModules): Promise<void> {
  const { island, props = '{}' } = place.dataset
  const module = await modules[`./${island}.island.tsx`]?.()
  if (!module) return
  const { Component } = module
  startTransition(() => {
    const root = (
      <StrictMode>
        <Component {...JSON.parse(props)} />
      </StrictMode>
    )
    hydrateRoot(place, root, { identifierPrefix: place.id })
  })
}
