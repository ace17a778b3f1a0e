// Development only: the code that @vitejs/plugin-react would otherwise inline into the page, as a file, so that no
// script is inline.
// @ts-expect-error The development server serves this module.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
