import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the scripts of the page run: what does nothing without them is shown only then. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
