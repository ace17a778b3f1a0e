// cspell:ignore İstanbul Łukasz ＨＩＰＡＡ İSTANBUL lukasz ŁUKASZ
import { createBlogService } from '../../server/blog/service'
import { blogCategories } from '../../shared/blog/categories'
import type { PostQuery } from '../../shared/blog/post'
import { createTestDatabase, openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { storePosts } from '../support/posts'

const database = openTestDatabase()
const blog = opened(() => createBlogService(database.db))
beforeAll(async () => {
  await storePosts(
    database.db,
    Object.entries(posts).map(([slug, post], index) => ({ ...post, slug, published_at: day(index) })),
  )
})

/** Each later one is older. */
const day = (index: number) => new Date(Date.UTC(2026, 5, 28 - index))
const highlight = 'EMR highlight'

const posts = {
  reminders: {
    title: 'Automated Appointment Reminders',
    excerpt: 'Fewer no-shows in 30 days, 100% by text',
    categories: ['how-to-use-features'],
    tags: ['telehealth', 'Group Therapy'],
  },
  denials: {
    title: 'Denials: A_B testing of appeals',
    excerpt: null,
    categories: ['Billing & RCM', 'billing-and-rcm'],
    tags: ['835'],
  },
  umlaut: {
    title: 'Ärzte and ÉMIGRÉ practices',
    excerpt: 'Größe, façade; ΑΘΗΝΑ',
    categories: [highlight],
    tags: ['ŁÓDŹ'],
  },
  path: {
    title: 'C:\\exports\\charts',
    excerpt: 'It\'s "quoted" (really) [sic]',
    categories: [],
    tags: ['a\\_b', '50%'],
  },
  border: { title: 'ends with lab', excerpt: 'orders start here', categories: ['one two'], tags: ['three', 'four'] },
  cases: { title: 'Letter case', excerpt: '', categories: ['BILLING-AND-RCM', 'emr HIGHLIGHT'], tags: [] },
  twice: {
    title: 'Listed twice',
    excerpt: 'twice twice',
    categories: ['best-emr-at', 'best-emr-at', highlight],
    tags: ['twice'],
  },
  spaced: { title: 'Two  spaces\tand a tab', excerpt: 'line one\nline two', categories: [' best-emr-at '], tags: [] },
  many: {
    title: 'In three categories',
    excerpt: 'x',
    categories: ['best-emr-at', 'security-and-compliance', 'Integrations & Interoperability'],
    tags: ['42 CFR Part 2', '😀'],
  },
  content: {
    title: 'Only its text says zebra-free',
    excerpt: 'plain',
    content: '<p>unsearchedword</p>',
    tags: [],
    categories: [],
  },
  typography: {
    title: "A client's “Part\u00a0II” form: PHQ‑9",
    excerpt: 'Café, naïve, Straße in İstanbul; HIP\u00adAA, 100\uff05',
    tags: ['O’Brien–Łukasz'],
    categories: [],
  },
  draft: { title: 'Automated draft', status: 'draft' as const, categories: ['best-emr-at'], tags: ['telehealth'] },
  removed: { title: 'Automated removed', status: 'removed' as const, categories: [highlight], tags: ['telehealth'] },
}
type Name = keyof typeof posts

const published = (Object.keys(posts) as Name[]).filter((name) => !('status' in posts[name]))

async function found(query: Partial<PostQuery>): Promise<{ names: string[]; total: number }> {
  const page = await blog.listPosts({ search: '', category: 'all', page: 1, perPage: 50, ...query })
  return { names: page.posts.map(({ slug }) => slug), total: page.total }
}

describe('a search finds', () => {
  it.each<[what: string, search: string, names: Name[]]>([
    ['a title', 'Automated Appointment Reminders', ['reminders']],
    ['the middle of a word', 'ppointm', ['reminders']],
    ['an excerpt', 'no-shows', ['reminders']],
    ['part of a tag', 'eleheal', ['reminders']],
    ['a tag of two words', 'group therapy', ['reminders']],
    ['the second of two tags', 'four', ['border']],
    ['a category by the key that is listed', 'how-to-use', ['reminders']],
    ['a category by the name that is listed', 'billing & rcm', ['denials']],
    ['not the name where the key is listed', 'How to use features', []],
    ['not the key where the name is listed', 'integrations-and-interop', []],
    ['a string that is no category', 'one two', ['border']],
    ['capitals by small letters', 'letter case', ['cases']],
    ['Greek', 'αθηνα', ['umlaut']],
    ['Polish in a tag', 'łódź', ['umlaut']],
    ['ä by a', 'arzte', ['umlaut']],
    ['a percent sign', '%', ['reminders', 'path', 'typography']],
    ['no gap by a percent sign', 'Auto%Reminders', []],
    ['an underscore', '_', ['denials', 'path']],
    ['no letter by an underscore', 'Den_als', []],
    ['a backslash', '\\', ['path']],
    ['two backslashes as two', '\\\\', []],
    ['a backslash and an underscore', 'a\\_b', ['path']],
    ['an apostrophe', "it's", ['path']],
    ['brackets', '(really) [sic]', ['path']],
    ['an ampersand', '&', ['denials', 'many']],
    ['one letter', 'z', ['umlaut', 'content', 'typography']],
    ['two letters', 'c:', ['path']],
    ['an emoji', '😀', ['many']],
    ['two spaces as two', 'two  spaces', ['spaced']],
    ['a tab', 'spaces\tand', ['spaced']],
    ['no title and excerpt together', 'lab orders', []],
    ['no title and excerpt run together', 'laborders', []],
    ['no two tags together', 'threefour', []],
    ['no tags with a comma', 'three, four', []],
    ['no tag and category together', 'four one', []],
    ['nothing across the separator of the fields', 'lab\x1forders', []],
    ['not the text', 'unsearchedword', []],
    ['not the slug', 'umlaut', []],
    ['neither a draft nor a removed post', 'Automated draft', []],
    ['a word once that is there three times', 'twice', ['twice']],
    ['nothing for a word that is nowhere', 'xylophone', []],
    ['nothing for NUL', 'a\0b', []],
    ['nothing for half a character', '\ud83d', []],
    ['nothing for an injection', "'; drop table blog_posts; --", []],
  ])('%s', async (_what, search, names) => {
    expect(await found({ search })).toEqual({ names, total: names.length })
  })

  it('everything if the search is empty, newest first', async () => {
    expect(await found({})).toEqual({ names: published, total: published.length })
  })
})

describe('peers F11: a search finds what people would call the same', () => {
  // For each character, test/integration/folding.test.ts compares the database with the program.
  it.each(['CLIENT`S', '„Part\u202fII“', 'ＰＨＱ－９', '\u200b HI\u2060PAA', 'nai\u0308ve', "O'BRIEN‑ŁUKASZ"])(
    '%j',
    async (search) => {
      expect(await found({ search })).toEqual({ names: ['typography'], total: 1 })
    },
  )

  it.each([
    ['hundred％', []],
    ['1％0', []],
    ['100％', ['reminders', 'typography']],
    ['a＿b', ['denials']],
    ['Den＿als', []],
    ['＼exports＼', ['path']],
  ])('a full-width sign is a plain one too: %j', async (search, names) => {
    expect(await found({ search })).toEqual({ names, total: names.length })
  })

  it('everything, as without a search, if nothing of it can be seen', async () => {
    expect(await found({ search: ' \u200b\u00ad ' })).toMatchObject({ total: published.length })
  })
})

describe('a category lists', () => {
  it.each<[what: string, category: string, names: Name[]]>([
    ['every published post in all', 'all', published],
    ['posts by the key', 'how-to-use-features', ['reminders']],
    ['a post once that lists key and name', 'billing-and-rcm', ['denials']],
    ['posts by key or name, once each, to the letter', 'best-emr-at', ['umlaut', 'twice', 'many']],
    ['posts by the name alone', 'integrations-and-interop', ['many']],
    ['a post in each of its categories', 'security-and-compliance', ['many']],
    ['nothing where nobody wrote', 'navigate-implementation', []],
    ['nothing under an unknown key', 'no-such-category', []],
    ['nothing under a name instead of the key', highlight, []],
    ['nothing under a key in other letters', 'Best-Emr-At', []],
    ['nothing under a string that only a post lists', 'one two', []],
    ['nothing under nothing', '', []],
    ['nothing under NUL', '\0', []],
  ])('%s', async (_what, category, names) => {
    expect(await found({ category })).toEqual({ names, total: names.length })
  })

  it('matches within the category only', async () => {
    expect(await found({ search: 'twice', category: 'best-emr-at' })).toEqual({ names: ['twice'], total: 1 })
    expect(await found({ search: 'e', category: 'best-emr-at' })).toMatchObject({ names: ['umlaut', 'twice', 'many'] })
    expect(await found({ search: 'twice', category: 'billing-and-rcm' })).toEqual({ names: [], total: 0 })
    expect(await found({ search: 'twice', category: 'no-such' })).toEqual({ names: [], total: 0 })
  })
})

describe('counts', () => {
  it('equal those of the lists, in menu order', async () => {
    const counts = await blog.countCategories()
    expect(counts.map(({ key, name }) => [key, name])).toEqual(blogCategories.map(({ key, name }) => [key, name]))
    for (const { key, count } of counts) expect([key, count]).toEqual([key, (await found({ category: key })).total])
    expect(counts[0]).toMatchObject({ key: 'all', count: published.length })
  })

  it('change with every write, whoever writes', async () => {
    const { db, drop } = await createTestDatabase()
    const other = createBlogService(db)
    const count = async () => (await other.countCategories()).map((category) => category.count).join(' ')
    expect(await count()).toBe('0 0 0 0 0 0 0 0 0')
    const [post] = await storePosts(db, [{ categories: ['best-emr-at'] }, { categories: [highlight], status: 'draft' }])
    expect(await count()).toBe('1 0 1 0 0 0 0 0 0')
    await db('blog_posts').update({ status: 'published' })
    expect(await count()).toBe('2 0 2 0 0 0 0 0 0')
    await db('blog_posts')
      .where({ id: post?.id })
      .update({ categories: ['billing-and-rcm'] })
    expect(await count()).toBe('2 0 1 0 0 0 1 0 0')
    await db('blog_posts').where({ id: post?.id }).update({ status: 'removed' })
    expect(await count()).toBe('1 0 1 0 0 0 0 0 0')
    await db('blog_posts').delete()
    expect(await count()).toBe('0 0 0 0 0 0 0 0 0')
    await storePosts(db, [{ categories: ['best-emr-at'] }])
    await db.raw('truncate blog_posts cascade')
    expect(await count()).toBe('0 0 0 0 0 0 0 0 0')
    await drop()
  })
})

describe('paging', () => {
  const ofSize =
    (perPage: number, query: Partial<PostQuery> = {}) =>
    async (page: number) =>
      (await found({ ...query, page, perPage })).names

  it.each<[string, Partial<PostQuery>]>([
    ['everything', {}],
    ['a category', { category: 'best-emr-at' }],
    ['a search', { search: 'e' }],
    ['a search in a category', { search: 'e', category: 'best-emr-at' }],
  ])('shows each post of %s once, in order', async (_what, query) => {
    const { names, total } = await found(query)
    for (const perPage of [1, 2, 3, 4]) {
      const pages = Array.from({ length: Math.ceil(total / perPage) + 1 }, (_, index) => index + 1)
      expect((await Promise.all(pages.map(ofSize(perPage, query)))).flat()).toEqual(names)
    }
  })

  it('keeps the total on a page after the last', async () => {
    expect(await found({ page: 1_000_000 })).toEqual({ names: [], total: published.length })
    expect(await found({ page: 1_000_000, search: 'e' })).toMatchObject({ names: [] })
  })

  it('reaches matches beyond the cached ones, and orders matches with the same time consistently', async () => {
    const { db, drop } = await createTestDatabase()
    await db.raw(`insert into blog_posts (title, slug, content, status, published_at)
      select 'Common ' || n, 'common-' || n, '', 'published', '2026-01-01' from generate_series(1, 1501) as n`)
    const other = createBlogService(db)
    const slugs = new Set<string>()
    for (let page = 1; page <= 31; page += 1) {
      const { posts: hits, total } = await other.listPosts({ search: 'COMMON', category: 'all', page, perPage: 50 })
      expect(total).toBe(1501)
      for (const { slug } of hits) slugs.add(slug)
    }
    expect(slugs.size).toBe(1501)
    await drop()
  })
})
