import { mkdtempSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import request from 'supertest'
import { perform } from '../support/acts'
import { openAdmin, signedIn } from '../support/admin'
import { openApp, withApp } from '../support/app'
import { startBucket } from '../support/bucket'
import { newArticle } from '../support/posts'

const folder = mkdtempSync(join(tmpdir(), 'bemr-pictures-'))
const site = openApp({ env: { DATA_DIR: folder } })
const admin = openAdmin(site)
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await site.db('blog_posts').delete()
  await site.db('pictures').delete()
})

let made = 0

/** A picture that no other test uses. */
const plain = (width: number, height: number, alpha = 1) => {
  made += 1
  const background = { r: (made * 70) % 256, g: made % 256, b: 90, alpha }
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } })
}
const upload = (bytes: Buffer, alt = '', type = 'application/octet-stream') =>
  admin
    .post(`/api/admin/pictures?alt=${encodeURIComponent(alt)}`)
    .set('Content-Type', type)
    .send(bytes)
const fetched = async (path: string) => (await request(site.app).get(path).buffer(true).expect(200)).body as Buffer
const kept = () => readdir(join(folder, 'pictures')).catch(() => [])
const publish = (content: string, more = {}) => newArticle(admin, { title: 'Pictured', content, ...more })

describe('an uploaded picture', () => {
  it('is stored in the sizes that screens need, under a name made from its content', async () => {
    const { body } = await upload(await plain(2000, 1000).jpeg().toBuffer(), 'A desk').expect(201)
    expect(body).toMatchObject({ alt: 'A desk', label: 'A desk', width: 1600, height: 800 })
    expect(body.address).toMatch(/^\/pictures\/[0-9a-f]{32}-1600x800\.jpg$/)
    const stem = body.address.slice('/pictures/'.length, -'.jpg'.length)
    const mine = (await kept()).filter((file) => file.startsWith(stem))
    expect(mine.toSorted()).toEqual(['-1600.webp', '-480.webp', '-960.webp', '.jpg'].map((end) => stem + end))
    expect(await sharp(await fetched(body.address)).metadata()).toMatchObject({ format: 'jpeg', width: 1600 })
    const small = await sharp(await fetched(`/pictures/${stem}-480.webp`)).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 480, height: 240 })
  })

  it('can be cached forever, and is served only as a picture', async () => {
    const { body } = await upload(await plain(10, 10).png().toBuffer()).expect(201)
    const { headers } = await request(site.app).get(body.address).expect(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })

  it('loses its metadata, is rotated upright first, and keeps only its first frame', async () => {
    const exif = { IFD0: { Copyright: 'somebody', Make: 'A camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const turned = await plain(300, 100).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(turned).metadata()).exif).toBeDefined()
    const { body } = await upload(turned).expect(201)
    expect(body).toMatchObject({ width: 100, height: 300 })
    const stored = await fetched(body.address)
    expect(await sharp(stored).metadata()).toEqual(expect.not.objectContaining({ exif: expect.anything() }))
    expect(stored.includes('camera')).toBe(false)
    const frames = await Promise.all([1, 2, 3].map(() => plain(20, 20).png().toBuffer()))
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(3)
    const { body: first } = await upload(gif).expect(201)
    expect(first).toMatchObject({ width: 20, height: 20 })
  })

  it('stays a PNG if it has transparency', async () => {
    const { body } = await upload(await plain(50, 40, 0.5).png().toBuffer()).expect(201)
    expect(body.address).toMatch(/-50x40\.png$/)
    expect(await sharp(await fetched(body.address)).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
  })

  it('is one picture however often it is uploaded, and keeps its first alt text', async () => {
    const bytes = await plain(30, 30).png().toBuffer()
    const answers = await Promise.all([upload(bytes, 'First'), upload(bytes)])
    expect(new Set(answers.map(({ body }) => body.address)).size).toBe(1)
    await upload(bytes, 'Second').expect(201)
    const { body } = await perform(admin, 'listPictures').expect(200)
    expect(body.pictures).toHaveLength(1)
    expect(body.pictures[0].alt).toBe('First')
  })

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a TIFF', async () => plain(9, 9).tiff().toBuffer()],
    ['an AVIF', async () => plain(9, 9).avif().toBuffer()],
    ['a page with the beginning of a GIF', async () => Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a JPEG that is cut short', async () => (await plain(400, 400).jpeg().toBuffer()).subarray(0, 700)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is rejected, whatever its name, if it is %s', async (_, make) => {
    const before = await kept()
    await upload(await make(), '', 'image/jpeg').expect(422)
    expect(await kept()).toEqual(before)
  })

  it('is rejected before decoding if it has too many bytes or pixels', async () => {
    await upload(Buffer.alloc(13 * 1024 * 1024, 0xff)).expect(413)
    const wide = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    expect(wide.length).toBeLessThan(200_000)
    await upload(wide).expect(413)
  })

  it('cannot be uploaded without a session', async () => {
    const bytes = await plain(9, 9).png().toBuffer()
    await request(site.app).post('/api/admin/pictures').set('Content-Type', 'image/png').send(bytes).expect(401)
    await request(site.app).post('/admin/pictures/upload').attach('file', bytes, 'a.png').expect(401)
  })

  it('is found only by a valid key', async () => {
    for (const key of ['%00', 'a'.repeat(300), '..%2f..', '0'.repeat(32)]) {
      await perform(admin, 'changePicture', key, { alt: 'A desk' }).expect(404)
      await perform(admin, 'removePicture', key).expect(404)
      expect((await perform(admin, `listPictures?after=${key}`).expect(200)).body.pictures).toEqual([])
    }
  })

  it('can be uploaded with a plain form, which shows the result', async () => {
    const send = (bytes: Buffer) =>
      admin.post('/admin/pictures/upload').field('alt', 'By a form').attach('file', bytes, 'a.html').expect(303)
    expect((await send(await plain(9, 9).png().toBuffer())).headers.location).toBe('/admin/pictures?done=uploaded')
    expect((await send(Buffer.from('no picture'))).headers.location).toBe('/admin/pictures?refused=kind')
    expect((await perform(admin, 'listPictures')).body.pictures).toMatchObject([{ alt: 'By a form' }])
  })
})

describe('the files of pictures', () => {
  it('are found only by their exact names', async () => {
    await writeFile(join(folder, 'secret.jpg'), 'secret')
    for (const path of [
      '/pictures/nothing.jpg',
      `/pictures/${encodeURIComponent('../secret.jpg')}`,
      `/pictures/${'0'.repeat(32)}-9x9.jpg`,
    ])
      expect([404, 400]).toContain((await request(site.app).get(path)).status)
  })
})

describe('a picture in an article', () => {
  it('is shown in the size that the screen needs, reserves its space, and is reported if missing', async () => {
    const { body } = await upload(await plain(1000, 500).png().toBuffer(), 'A desk').expect(201)
    const lost = body.address.replace(/[0-9a-f]{8}-/, '00000000-')
    const post = await publish(`<p><img src="${body.address}" alt="Desk"></p>`, { featured_image_url: lost })
    expect(post.link_problems).toEqual([`The picture "${lost}" does not exist.`])
    expect(post.content).toContain('width="1000" height="500"')
    const preview = (await perform(admin, 'previewPost', post.id).expect(200)).body.content
    expect(preview).toContain(
      `<picture><source type="image/webp" srcset="${body.address.replace('.jpg', '-480.webp')} 480w`,
    )
  })

  it('cannot be removed while an article shows it, and can be afterward', async () => {
    const { body } = await upload(await plain(12, 12).png().toBuffer()).expect(201)
    const key = body.address.slice('/pictures/'.length, '/pictures/'.length + 32)
    const post = await publish('<p>a</p>', { featured_image_url: body.address })
    await admin.post(`/api/admin/posts/${post.id}/status`).send({ status: 'removed' }).expect(200)
    const { body: list } = await perform(admin, 'listPictures').expect(200)
    expect(list.pictures[0].uses).toEqual([{ id: post.id, title: 'Pictured' }])
    await perform(admin, 'removePicture', key).expect(409)
    await admin.patch(`/api/admin/posts/${post.id}`).send({ revision: 1, featured_image_url: '' }).expect(200)
    await perform(admin, 'removePicture', key).expect(204)
    expect((await kept()).filter((file) => file.startsWith(key))).toEqual([])
    await perform(admin, 'removePicture', key).expect(404)
  })

  it("can be chosen beside the site's own drawings", async () => {
    const { body } = await upload(await plain(12, 12).png().toBuffer(), 'Newest').expect(201)
    const { body: choices } = await perform(admin, 'choosePictures').expect(200)
    expect(choices[0]).toEqual(body)
    expect(choices).toContainEqual(expect.objectContaining({ address: '/articles/42-cfr-part-2-in-the-emr.svg' }))
  })
})

it('pictures are stored in a bucket if one is configured', async () => {
  const bucket = await startBucket()
  await withApp({ env: { PICTURES_S3_URL: bucket.url, DATA_DIR: join(folder, 'unused') } }, async (other) => {
    const owner = await signedIn(other)
    const bytes = await plain(20, 10).png().toBuffer()
    const { body } = await owner.post('/api/admin/pictures').set('Content-Type', 'image/png').send(bytes).expect(201)
    expect([...bucket.files.keys()].toSorted()).toEqual([
      `/a-bucket${body.address.replace('.jpg', '-20.webp')}`,
      `/a-bucket${body.address}`,
    ])
    expect([...bucket.scopes]).toEqual(['the-key/DAY/eu-central-1/s3/aws4_request'])
    const answer = await request(other.app).get(body.address).expect(200)
    expect(answer.body).toEqual(bucket.files.get(`/a-bucket${body.address}`)?.bytes)
    await request(other.app).get(body.address.replace('20x10', '20x11')).expect(404)
    await perform(owner, 'removePicture', body.address.slice(10, 42)).expect(204)
    expect(bucket.files.size).toBe(0)
  }).finally(bucket.close)
})
