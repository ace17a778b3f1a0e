import type { LetterVersionFacts } from '../../../../shared/admin/letters'

/** `computed from the catalogue`, `written by Ann`, `version 2 restored by Ann`. */
export function originWords({
  origin,
  takenFrom,
  author,
}: Pick<LetterVersionFacts, 'origin' | 'takenFrom' | 'author'>): string {
  const by = author === '' ? '' : ` by ${author}`
  switch (origin) {
    case 'computed':
      return author === '' ? 'computed from the catalogue' : `restarted from the computed text${by}`
    case 'taken':
      return `version ${takenFrom} restored${by}`
    case 'edited':
      return author === '' ? 'written by a person without a name' : `written${by}`
  }
}
