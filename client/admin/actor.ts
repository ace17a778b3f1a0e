import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { type Actor, passwordOwner } from '../../shared/admin/actor'
import type { PresentActor } from '../../shared/admin/sessions'
import type { WaysIn } from '../../shared/admin/sign-in'

/** The id of the route whose loader tells who is signed in. */
export const actorRoute = 'actor'

/**
 * Loaded again after an action: the person or role may have changed. Not after an action that was rejected or did not
 * reach the site, as when offline: loading would fail too, and replace the page and what is typed in it with an error.
 */
export const actorRevalidates: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400

/** The signed-in person. If loading it failed, everything is shown: the server decides. */
export const useActor = (): Actor => usePresent() ?? passwordOwner

/** How people sign in here, besides a passkey. */
export const useWaysIn = (): WaysIn => usePresent()?.waysIn ?? { isPasswordOn: true, isProviderOn: false }

const usePresent = () => useRouteLoaderData(actorRoute) as PresentActor | undefined
