import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run, which they do not yet while React hydrates; controls that need them are shown only then. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
