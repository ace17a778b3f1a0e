import { resolveVendorId, vendorIds } from './ids'
import { catalogueSchema, type Vendor } from './schema'
import athenahealth from './vendors/athenahealth.json' with { type: 'json' }
import cerner from './vendors/cerner.json' with { type: 'json' }
import clearent from './vendors/clearent.json' with { type: 'json' }
import clinicsource from './vendors/clinicsource.json' with { type: 'json' }
import credibleemr from './vendors/credibleemr.json' with { type: 'json' }
import doxy from './vendors/doxy.json' with { type: 'json' }
import epic from './vendors/epic.json' with { type: 'json' }
import kareo from './vendors/kareo.json' with { type: 'json' }
import kipu from './vendors/kipu.json' with { type: 'json' }
import mentegram from './vendors/mentegram.json' with { type: 'json' }
import nextgen from './vendors/nextgen.json' with { type: 'json' }
import opus from './vendors/opus.json' with { type: 'json' }
import simplepractice from './vendors/simplepractice.json' with { type: 'json' }
import smartcare from './vendors/smartcare.json' with { type: 'json' }
import therabill from './vendors/therabill.json' with { type: 'json' }
import therapyappointment from './vendors/therapyappointment.json' with { type: 'json' }
import therapynotes from './vendors/therapynotes.json' with { type: 'json' }
import valant from './vendors/valant.json' with { type: 'json' }

export type { VendorId } from './ids'
export type { Fact, Vendor } from './schema'

const records = {
  ...{ athenahealth, cerner, clearent, clinicsource, credibleemr, doxy, epic, kareo, kipu, mentegram, nextgen, opus },
  ...{ simplepractice, smartcare, therabill, therapyappointment, therapynotes, valant },
}

/** The whole catalogue in catalogue order. Loading it throws if a record does not match the schema. */
export const vendors: readonly Vendor[] = catalogueSchema.parse(vendorIds.map((id) => records[id]))

const byId = new Map<string, Vendor>(vendors.map((vendor) => [vendor.id, vendor]))

/** The vendor for a key from a URL: its id or an older link's key. */
export function findVendor(key: string): Vendor | undefined {
  return byId.get(resolveVendorId(key) ?? '')
}
