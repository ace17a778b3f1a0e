import { readFileSync, writeFileSync } from 'node:fs'
import { readSecurityList, withTables } from './table'

/** `npm run security`: generates the tables of `docs/security.md` from `docs/security.yaml`. */
const list = readSecurityList(readFileSync('docs/security.yaml', 'utf8'))
writeFileSync('docs/security.md', withTables(readFileSync('docs/security.md', 'utf8'), list))
