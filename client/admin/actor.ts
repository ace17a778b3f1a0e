import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router'
import { type Actor, passwordOwner } from '../../shared/admin/actor'
import type { PresentActor } from '../../shared/admin/sessions'
import type { WaysIn } from '../../shared/admin/sign-in'

/** The id of the route whose loader returns the signed-in person. */
export const actorRoute = 'actor'

/** Reloads after an action that was not rejected: offline, loading would fail too and replace the page and its text. */
export const actorRevalidates: ShouldRevalidateFunction = ({ formMethod, actionStatus = 200 }) =>
  formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400

/** The signed-in person. If loading failed, every control is shown; the server decides what is allowed. */
export const useActor = (): Actor => usePresent() ?? passwordOwner

/** The ways to sign in here other than a passkey. */
export const useWaysIn = (): WaysIn => usePresent()?.waysIn ?? { isPasswordOn: true, isProviderOn: false }

const usePresent = () => useRouteLoaderData(actorRoute) as PresentActor | undefined
