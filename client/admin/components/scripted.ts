import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether scripts run; controls that need them are shown only then. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
