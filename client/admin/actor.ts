import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { type Actor, passwordOwner } from '../../shared/admin/actor'
import type { PresentActor } from '../../shared/admin/sessions'
import type { WaysIn } from '../../shared/admin/sign-in'

/** The id of the route whose loader tells who is signed in. */
export const actorRoute = 'actor'

/**
 * Asked again after something was done: the person may be another one then, or have another role. Not after what was refused
 * or did not reach the site, as offline: asking would fail, too, and put an error in place of the page and what is typed in it.
 */
export const actorRevalidates: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400

/** Who is signed in. Where the page that would know failed, all is shown: the server decides. */
export const useActor = (): Actor => usePresent() ?? passwordOwner

/** How people sign in here, besides a passkey. */
export const useWaysIn = (): WaysIn => usePresent()?.waysIn ?? { isPasswordOn: true, isProviderOn: false }

const usePresent = () => useRouteLoaderData(actorRoute) as PresentActor | undefined
