import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { type Actor, passwordOwner } from '../../shared/admin/actor'
import type { PresentActor } from '../../shared/admin/sessions'
import type { WaysIn } from '../../shared/admin/sign-in'

/** The id of the route whose loader returns the signed-in person. */
export const actorRoute = 'actor'

/**
 * Reloads after an action, because the person or role may have changed. Not after an action that was rejected or did
 * not reach the site (offline): loading would fail too, and its error page would replace the page and the text typed in
 * it.
 */
export const actorRevalidates: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400

/** The signed-in person. If loading failed, every control is shown; the server decides what is allowed. */
export const useActor = (): Actor => usePresent() ?? passwordOwner

/** The ways to sign in here other than a passkey. */
export const useWaysIn = (): WaysIn => usePresent()?.waysIn ?? { isPasswordOn: true, isProviderOn: false }

const usePresent = () => useRouteLoaderData(actorRoute) as PresentActor | undefined
