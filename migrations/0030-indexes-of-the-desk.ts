import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { refillSearchTexts } from './fill-search-texts'
import { inShortTransaction } from './short-transaction'

/** Outside a transaction, so leads can be stored while the indexes are built. */
export const config = { transaction: false }

const indexes: Record<string, string> = {
  lead_history_of_act: 'on lead_history (act) where act is not null',
  leads_merged: 'on leads (merged_into) where merged_into is not null',
  // The overview counts arrivals from this index alone, without reading rows.
  leads_by_arrival: 'on leads (created_at) include (status, referrer_host, landing_page, campaign)',
  contact_messages_by_email: 'on contact_messages (lower(email), created_at)',
  contact_messages_by_owner: 'on contact_messages (owner, created_at, id) where owner is not null',
}

/** The columns of a lead that a search covers, as in 0014. */
const searched = `new.first_name, new.last_name, new.work_email, new.phone_number,
  regexp_replace(new.phone_number, '\\D', '', 'g'), new.organization_name, new.organization_website,
  'emr:' || new.current_emr, new.estimated_monthly_budget, new.owner, new.organization_description`

/** Adds the choices made in the form, and where the lead came from. */
const searchedToo = `'role:' || new.your_role, 'industry:' || new.industry, new.landing_page, new.referrer_host, new.campaign`

const searchTextOf = (parts: string) => `
  create or replace function leads_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_fold(' ' || translate(concat_ws(' ', ${parts}), e'\\n\\r\\t', '   ') || ' ');
      return new;
    end
  $$;`

export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) => transaction.raw(searchTextOf(`${searched}, ${searchedToo}`)))
  for (const [name, definition] of Object.entries(indexes)) await createIndex(db, name, definition)
  await refillSearchTexts(db, 'leads', 'owner', '% role:%')
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await dropIndex(db, name)
  await db.raw(searchTextOf(searched))
}
