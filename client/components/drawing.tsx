import { drawings } from '../drawings/made'

export type DrawingName = keyof typeof drawings

/** A drawing of `client/drawings`. Its colors are tokens, so that it follows dark mode. */
export function Drawing({ name, className }: { name: DrawingName; className?: string }) {
  const { viewBox, inside, ...further } = drawings[name]
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file.
  return <svg viewBox={viewBox} className={className} {...further} dangerouslySetInnerHTML={{ __html: inside }} />
}
