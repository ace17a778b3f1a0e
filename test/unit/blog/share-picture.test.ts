import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import sharp from 'sharp'
import request from 'supertest'
import { unpackWoff } from '../../../scripts/share/font'
import { fontFile } from '../../../scripts/share/studio'
import { articleSharePicture, type DrawTitle, titlesOn } from '../../../server/blog/share-picture'
import { problemHandler } from '../../../server/http/problem'
import type { Post } from '../../../shared/blog/post'
import { drawingPicture, titleFont } from '../../../shared/site/share-picture'

describe('the share picture of an article', () => {
  const post = { title: 'EPCS', featured_image_url: '/articles/prescribing.svg' }

  function open(posts: Record<string, Partial<Post>>, draw: DrawTitle) {
    const app = express()
    const blog = { findPost: async (slug: string) => posts[slug] as Post | undefined }
    app.get('/share/articles/:file', articleSharePicture(blog, draw))
    app.use(problemHandler)
    return request(app)
  }

  it('is drawn once for a title, and again for another', async () => {
    const posts = { epcs: { ...post } }
    const draw = jest.fn(async (title: string) => Buffer.from(title))
    const site = open(posts, draw)
    for (let time = 0; time < 3; time += 1) {
      const answer = await site.get('/share/articles/epcs.png')
      expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([
        200,
        'image/png',
        'EPCS',
      ])
    }
    expect(draw.mock.calls).toEqual([['EPCS', 'prescribing']])
    posts.epcs.title = 'Prescribing'
    expect((await site.get('/share/articles/epcs.png')).body.toString()).toBe('Prescribing')
  })

  it('exists only for a published article with one of our drawings', async () => {
    const draw = jest.fn(async () => Buffer.from(''))
    const uploaded = { ...post, featured_image_url: '/pictures/x.jpg' }
    const outside = { ...post, featured_image_url: '/articles/../secret.svg' }
    const site = open({ uploaded, outside, none: { ...post, featured_image_url: null } }, draw)
    for (const file of ['uploaded.png', 'outside.png', 'none.png', 'unknown.png', 'epcs.svg', '.png', '%2e%2e%2fx.png'])
      expect([file, (await site.get(`/share/articles/${file}`)).status]).toEqual([file, 404])
    expect(draw).not.toHaveBeenCalled()
  })

  it('is refused while too many are being drawn, so that they cannot use up the process', async () => {
    const titles = Array.from({ length: 30 }, (_, number) => `Title ${number}`)
    const posts = Object.fromEntries(titles.map((title, number) => [`post-${number}`, { ...post, title }]))
    let [now, most] = [0, 0]
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const site = open(posts, async () => {
      most = Math.max(most, ++now)
      await released
      now -= 1
      return Buffer.from('x')
    })
    const answers = Object.keys(posts).map(async (slug) => {
      const { status } = await site.get(`/share/articles/${slug}.png`)
      if (status === 503) release()
      return status
    })
    expect([...new Set(await Promise.all(answers))].sort()).toEqual([200, 503])
    expect(most).toBe(1)
    expect((await site.get('/share/articles/post-0.png')).status).toBe(200)
  })
})

describe('a title on a picture', () => {
  let folder: string
  const size = { width: 1200, height: 630 }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'titles-'))
    await mkdir(path.join(folder, 'share/drawings'), { recursive: true })
    const blank = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).png()
    await writeFile(path.join(folder, drawingPicture('blank')), await blank.toBuffer())
    await writeFile(path.join(folder, titleFont), unpackWoff(await readFile(fontFile('.', 700))))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The box of what was written. */
  async function boxOf(title: string) {
    const { data, info } = await sharp(await titlesOn(folder)(title, 'blank'))
      .removeAlpha()
      .toColorspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([size.width, size.height])
    const box = { left: size.width, right: 0, top: size.height, bottom: 0 }
    for (const [at, light] of data.entries()) {
      if (light > 200) continue
      const [x, y] = [at % size.width, Math.floor(at / size.width)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
    }
    return box
  }

  it.each([
    'EPCS',
    'A & B <span size="900000">&amp;</span>',
    'Electronic Prescribing of Controlled Substances: Why Your EMR Has It, and What to Ask About It Before You Buy',
    'W'.repeat(200),
    'Long words and short ones '.repeat(8).slice(0, 200),
    'x\u0001\u0301\u0301\u0301\u0301',
    'How an EMR Changes One-to-One Sessions Before November 30, 2026, and 42 CFR Part 2',
  ])('keeps to its part: %.40s', async (title) => {
    const { left, right, top, bottom } = await boxOf(title)
    expect(left).toBeGreaterThanOrEqual(60)
    expect(right).toBeLessThanOrEqual(668)
    expect(top).toBeGreaterThan(140)
    expect(bottom).toBeLessThanOrEqual(570)
  })

  it('breaks no line after the hyphen of a word of two syllables', async () => {
    const { right } = await boxOf('How to Set Up E-Prescribing')
    expect(right).toBe((await boxOf('How to Set Up Prescribing')).right)
  })
})
