import { LRUCache } from 'lru-cache'

/**
 * Computes a value of a text once for as long as the text under an id stays the same. The text itself is compared, which
 * costs next to nothing and holds whoever changed it, in the database or in a restored copy of it.
 * @param charsMax the texts kept in all, the most recently asked for; a longer one is computed each time
 */
export function createTextCache<Value>(compute: (text: string) => Value, charsMax: number) {
  const cache = new LRUCache<string, { text: string; value: Value }>({
    maxSize: charsMax,
    sizeCalculation: ({ text }) => text.length + 1,
  })
  return (id: string, text: string): Value => {
    const known = cache.get(id)
    if (known?.text === text) return known.value
    const value = compute(text)
    cache.set(id, { text, value })
    return value
  }
}
