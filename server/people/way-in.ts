import type { Knex } from 'knex'
import type { WaysIn } from '../../shared/admin/sign-in'
import type { Config } from '../platform/config'
import { hasOwner } from './owners'

/** Which ways to sign in the configuration offers, for the sign-in page. */
export const waysIn = ({ adminPassword, oidc }: Pick<Config, 'adminPassword' | 'oidc'>): WaysIn => ({
  isPasswordOn: adminPassword !== undefined,
  isProviderOn: oidc !== undefined,
})

/**
 * Exits with a message if the password is switched off and no owner can sign in another way: nobody could repair that.
 * While the database is down this cannot be checked, and the site starts for its visitors.
 */
export async function assertWayIn(
  { adminPasswordSignIn, oidc }: Pick<Config, 'adminPasswordSignIn' | 'oidc'>,
  db: Knex,
): Promise<void> {
  if (adminPasswordSignIn === 'on' || (await hasOwner(db, oidc?.issuer).catch(() => true))) return
  process.stderr.write(
    `ADMIN_PASSWORD_SIGN_IN is "off", and no owner has a passkey${oidc ? ' or has signed in through the provider' : ''}, so no one could sign in. Set it to on, and invite an owner.\n`,
  )
  process.exit(78)
}
