/** Computes a value on first use and caches it. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
