import type { Knex } from 'knex'
import { articles } from './articles'
import { emails } from './emails'
import { foldedTexts } from './folded-texts'
import { generations } from './generations'
import { leads } from './leads'
import { people } from './people'
import { posts } from './posts'
import { submissions } from './submissions'
import { traffic } from './traffic'

/** All tables as they were before the first release, in an empty database. */
export async function buildBaseline(db: Knex): Promise<void> {
  await db.raw(await foldedTexts(db))
  for (const part of [emails, leads, submissions, posts, articles, generations, people, traffic]) await db.raw(part)
}
