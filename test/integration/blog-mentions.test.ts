import { createBlogService } from '../../server/blog/service'
import { createTestDatabase, openTestDatabase } from '../support/database'
import { opened } from '../support/opened'
import { storePosts } from '../support/posts'
import { statementsOf } from '../support/statements'

const database = openTestDatabase()
const blog = opened(() => createBlogService(database.db))
beforeAll(async () => {
  await storePosts(
    database.db,
    Object.entries(posts).map(([slug, post], index) => ({
      ...{ slug, title: `About ${index}`, excerpt: 'What it is about', ...post },
      published_at: new Date(Date.UTC(2026, 5, 28 - index)),
    })),
  )
})

const posts = {
  residential: {
    title: 'Thursday at a clinic',
    excerpt: 'One week of intake',
    content: `<h2>Beds</h2><p>Jordan moves on. <strong>Treatment</strong> that is <em>residential</em> needs a bed board, and
      each site has one. Nobody waits.</p><ul><li>Treatments cost &lt;b&gt;more&lt;/b&gt; &amp; more.</li></ul>`,
  },
  prescribers: {
    content: `<p>Some prescribe, others have prescribed.</p><table><tr><th>Role</th><th>May</th></tr>
      <tr><td>Nurse practitioners</td><td>Prescribing in most states, with a registration</td></tr></table>`,
  },
  titled: { title: 'Medication lists', content: '<p>Each visit begins with the medication list.</p>' },
  scores: { content: '<p>Send the PHQ-9 before each follow-up, at 2.5 minutes each.</p>' },
  other: { content: '<p>ΑΘΗΝΑ</p><p>診療 予約</p>' },
  hostile: {
    content: `<p onclick="alert(1)">A zebra <script>alert('zebra')</script>&lt;script&gt;alert(2)&lt;/script&gt; is ⟦marked⟧
      here.</p><style>okapi { color: red }</style><template>quagga</template><img src=x onerror=alert(3)>`,
  },
  frequent: { content: '<p>One okapi.</p>' },
  ranked: { content: '<p>An okapi. An okapi. And the third okapi that nobody had expected to meet there.</p>' },
  mentioning: { content: '<p>A wombat den. Wombat dens are wombat homes, and each den has a wombat.</p>' },
  about: {
    title: 'Dens of the Wombat',
    content: '<p>They are cold.</p>',
  },
  apart: { content: `<p>A numbat ${'that nobody had expected to meet '.repeat(3)} sat beside the termites.</p>` },
  together: { content: '<p>What a numbat eats: one termite after the other.</p>' },
  compared: { title: 'TherapyNotes and SimplePractice Compared', content: '<p>Both have a portal.</p>' },
  notetaker: { title: 'An AI Notetaker', content: '<p>It writes along.</p>' },
  missed: { content: '<p>Each no-show is billed.</p>' },
  shown: { content: '<p>No reports show it. It must show anyway.</p>' },
  moving: { title: 'Ferret migration', content: '<p>What moves, and who maps the fields.</p>' },
  moved: { content: '<p>Ferret upkeep has a price.</p><p>Ferret migration, mapped fields, and lasting upkeep.</p>' },
  afar: { content: `<p>A bilby.</p><p>${'Nobody expected it. '.repeat(5)}</p><p>An echidna.</p>` },
  beside: { content: '<p>One bilby met an echidna.</p>' },
  kestrels: { content: '<p>A kestrel and a heron: each kestrel saw the heron, the heron a kestrel.</p>' },
  kestrel: { title: 'Keeping a Kestrel', content: '<p>It eats.</p><p>Far away, a heron.</p>' },
  switched: {
    content: '<p>Staff switch between badgers, and one alert is switched on. The call leaves a badger alone.</p>',
  },
  left: { content: '<p>Plan for leaving badgers early.</p>' },
  draft: { content: '<p>A residential treatment.</p>', status: 'draft' as const },
  removed: { content: '<p>A residential treatment.</p>', status: 'removed' as const },
}
type Name = keyof typeof posts

const found = async (search: string) => (await blog.listMentions(search)).map(({ slug }) => slug)
const lineFor = async (search: string) => (await blog.listMentions(search))[0]?.line

describe('a search for words in the texts of articles finds', () => {
  it.each<[what: string, search: string, names: Name[]]>([
    ['two words in their order', 'residential treatment', ['residential']],
    ['two words in another order and form', 'treatments, residential', ['residential']],
    ['the forms of a verb', 'prescribing', ['prescribers']],
    ['words of the title together with those of the text', 'clinic beds', ['residential']],
    ['words of the summary together with those of the text', 'weeks bed', ['residential']],
    ['a hyphenated word', 'PHQ-9', ['scores']],
    ['a hyphenated frequent word', 'follow-up', ['scores']],
    ['a fraction', '2.5', ['scores']],
    ['words with stop words', 'the nurse in a state', ['prescribers']],
    ['Greek in small letters', 'αθηνα', ['other']],
    ['Chinese', '診療', ['other']],
    ['the one with the most mentions first', 'okapi', ['ranked', 'frequent']],
    ['the one with the words in its title first', 'wombat den', ['about', 'mentioning']],
    ['the one with the words close together first', 'numbat termites', ['together', 'apart']],
    ['systems that are named with a connecting word', 'SimplePractice vs. TherapyNotes', ['compared']],
    ['systems that are compared', 'Compare therapynotes versus simplepractice', ['compared']],
    ['a synonym', 'AI scribes', ['notetaker']],
    ['a synonym of two words', 'AI note taker', ['notetaker']],
    ['a hyphenated word only as a whole', 'no-shows', ['missed']],
    ['a term that is written with and without a hyphen', 'no show', ['missed']],
    ['the number after a hyphen', 'phq 9', ['scores']],
    ['the number without its hyphen', 'PHQ9', ['scores']],
    ['of two words far apart only articles without others', 'bilby echidna', ['beside']],
    ['all of three words, and then all but one', 'ferret migration upkeep', ['moved', 'moving']],
    ['the one with a word in its title before those with more mentions', 'heron kestrel', ['kestrel', 'kestrels']],
    ['of two words, one that no article has, those with the other in the title', 'ferret gazelle', ['moving']],
    ['with the name of a system, those with the other word in the title', 'simplepractice ferret', ['moving']],
    ['none only because a word that no article has is left out', 'bilby gazelle', []],
    ['what is about leaving, not what is switched', 'leaving badgers', ['left']],
    ['what is about leaving for whoever switches', 'switching from badgers', ['left']],
    ['a system whose name was typed as two words', 'simple practice portal', ['compared']],
    ['a system whose reviews are asked for', 'TherapyNotes reviews', ['compared']],
    [
      'a telling word whatever general words are beside it',
      'best EMR software systems for okapis',
      ['ranked', 'frequent'],
    ],
    ['words between quotation marks and operators', `"residential" & !'treatment' | (x:*) <-> \\`, ['residential']],
    ['of two words no article with one', 'ferret zebra', []],
    ['nothing that the results list already', 'Medication', []],
    ['what the results list not, because the words are in another order', 'lists of medications', ['titled']],
    ['no article without one of the words', 'residential prescribing', []],
    ['no part of a word', 'ration', []],
    ['no tag or attribute', 'strong onclick', []],
  ])('%s', async (_what, search, names) => {
    expect(await found(search)).toEqual(names)
  })

  it.each([
    ['only stop words', 'the of and'],
    ['a percent sign', '%'],
    ['wildcards', 'residential%treat_'],
    ['an injection', "'; drop table blog_posts; --"],
    ['a tag', '<b>&amp;</b>'],
    ['NUL', 'a\0b'],
    ['half a character', '\ud83d'],
    ['the separator of the fields', 'a\x1fb'],
    ['one very long word', 'a'.repeat(10_000)],
    ['very many words', 'prescribing beds '.repeat(2_000)],
    ['very many words joined by hyphens', 'prescribing-prescribe-'.repeat(500)],
    ['an emoji', '😀'],
    ['nothing', ''],
  ])('nothing for %s', async (_what, search) => {
    expect(await found(search)).toEqual([])
  })
})

describe('a mention shows', () => {
  it('the sentence with the words, as plain text', async () => {
    expect(await blog.listMentions('residential treatment')).toEqual([
      {
        title: 'Thursday at a clinic',
        slug: 'residential',
        line: 'Treatment that is residential needs a bed board, and each site has one.',
      },
    ])
  })

  it('text that looks like a tag as text, and nothing of a script or style', async () => {
    expect(await lineFor('zebra')).toBe('A zebra <script>alert(2)</script> is ⟦marked⟧ here.')
    expect(await lineFor('treatments cost')).toBe('Treatments cost <b>more</b> & more.')
    const [hostile] = await blog.listMentions('quagga')
    expect(hostile?.line).toBe('What it is about')
  })

  it('at most four articles, and each line cut', async () => {
    const { db, drop } = await createTestDatabase()
    const long = `<p>${'Words before it and '.repeat(40)} then an aardvark ${'and words after it '.repeat(40)}.</p>`
    await storePosts(
      db,
      Array.from({ length: 60 }, () => ({ content: long })),
    )
    const mentions = await createBlogService(db).listMentions('aardvarks')
    expect(mentions).toHaveLength(4)
    for (const { line } of mentions) {
      expect(line).toMatch(/^… .*aardvark.* …$/)
      expect(line.length).toBeLessThanOrEqual(190)
    }
    await drop()
  })
})

it('an article is stored and found whatever its words are and however long it is', async () => {
  const { db, drop } = await createTestDatabase()
  // Each of these letters takes four bytes, and each word is indexed whole and in its parts.
  const letter = (number: number) => String.fromCodePoint(0x20000 + (number % 20_000))
  const words = Array.from({ length: 80_000 }, (_, at) =>
    [at, at * 7, at * 13, at * 17].map(letter).join('').replace(/^../u, '$&-'),
  )
  await storePosts(db, [
    { slug: 'long', title: `Quokka ${'a'.repeat(5_000)}`, content: `<p>${words.join(' ')}</p><p>beyond</p>` },
    { slug: 'deep', content: `${'<b>'.repeat(20_000)}numbat` },
  ])
  const slugsFor = async (search: string) => (await createBlogService(db).listMentions(search)).map(({ slug }) => slug)
  expect(await slugsFor('quokkas')).toEqual(['long'])
  expect(await slugsFor('beyond')).toEqual([])
  expect(await slugsFor('numbat')).toEqual([])
  await drop()
})

it('takes one statement until the next write, besides the one that reads the write counter', async () => {
  const counted = async () => (await statementsOf(() => blog.listMentions('nurses'))).length
  expect([await counted(), await counted()]).toEqual([2, 1])
  await storePosts(database.db, [{ slug: 'late', content: '<p>Nurses.</p>' }])
  expect(await found('nurses')).toEqual(expect.arrayContaining(['late', 'prescribers']))
  await database.db('blog_posts').where({ slug: 'late' }).update({ status: 'removed' })
  expect(await found('nurses')).toEqual(['prescribers'])
})
