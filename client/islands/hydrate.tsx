import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** What a file `NAME.island.tsx` exports. */
export interface IslandModule {
  Component: ComponentType<Record<string, unknown>>
}

/** How each island is loaded, by path, such as `./NAME.island.tsx`. */
export type IslandModules = Readonly<Record<string, () => Promise<IslandModule>>>

/** Hydrates each island of this page. An island whose code fails to load stays as the server rendered it. */
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
