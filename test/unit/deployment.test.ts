import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import { adminForm, carriedForm } from '../../server/http/forms'
import { uploadBytesMax } from '../../server/pictures/service'

interface Service {
  image?: string
  build?: string
  command?: string[]
  environment?: Record<string, string>
  healthcheck?: { test?: string[]; disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  volumes?: string[]
  user?: string
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
}

const root = resolve(__dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const composeText = read('docker-compose.yml')
const compose: { services: Record<string, Service>; volumes: object } = parse(composeText, { merge: true })
const dockerfile = read('Dockerfile').replace(/\\\n/g, ' ')
const documented = new Set(Array.from(read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm), ([, name]) => name))

/** The services that run this project's image, as opposed to Postgres, Redis, and Mailpit. */
const programs = Object.entries(compose.services).filter(([, service]) => service.image === 'behavioral-emr-guide')

function service(name: string): Service {
  const found = compose.services[name]
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`)
  return found
}

function instructions(keyword: string): string[] {
  return Array.from(dockerfile.matchAll(new RegExp(`^${keyword} +(.+)$`, 'gm')), ([, rest]) => rest ?? '')
}

describe('docker-compose.yml', () => {
  it('is valid under the schema of the Compose Specification', () => {
    const { $schema: _draft, ...schema } = JSON.parse(read('test/fixtures/compose-spec/schema.json'))
    const ajv = new Ajv({ strict: false, allErrors: true })
    addFormats(ajv)
    const validate = ajv.compile(schema)
    validate(compose)
    expect(validate.errors).toBeNull()
    expect(validate({ services: { web: { imagge: 'typing error' } } })).toBe(false)
  })

  it('runs the web server, worker, and migrations from one image beside Postgres, Redis, and Mailpit', () => {
    expect(Object.keys(compose.services).sort()).toEqual(['mailpit', 'migrate', 'postgres', 'redis', 'web', 'worker'])
    expect(programs.map(([name]) => name).sort()).toEqual(['migrate', 'web', 'worker'])
  })

  it.each(programs)('gives %s only variables that .env.example explains', (_name, program) => {
    const unknown = Object.keys(program.environment ?? {}).filter((name) => !documented.has(name))
    expect(unknown).toEqual([])
  })

  it('security 8: passes on every variable that .env.example explains, except what the image fixes', () => {
    const reasons: Record<string, string> = {
      PORT: 'the port on the host, where it is published; in the container it is always 3000',
      HOST: 'the container has to listen on all its addresses',
      DATA_DIR: 'the volume of the web',
    }
    const passed = new Set<string | undefined>(
      programs.flatMap(([, program]) => Object.keys(program.environment ?? {})),
    )
    const missing = [...documented].filter((name) => !passed.has(name))
    expect(missing.sort()).toEqual(Object.keys(reasons).sort())
  })

  it('security 8: passes settings of signing in, of links, and of metrics on as they are set, and unset if they are not', () => {
    for (const name of [
      'ADMIN_PASSWORD_SIGN_IN',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'SOURCE_LINKS',
      'METRICS_TOKEN',
    ])
      expect([name, service('web').environment?.[name]]).toEqual([name, `\${${name}:-}`])
  })

  it('security 16: gives secrets of signing in only to the web', () => {
    const ofSignIn = /^(ADMIN_PASSWORD|OIDC_|METRICS_TOKEN)/
    for (const name of ['worker', 'migrate', 'postgres', 'redis', 'mailpit'])
      expect([name, Object.keys(service(name).environment ?? {}).filter((it) => ofSignIn.test(it))]).toEqual([name, []])
  })

  it.each(Object.keys(compose.services))('security 16: confines %s', (name) => {
    expect(service(name)).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      tmpfs: expect.arrayContaining(['/tmp']),
    })
  })

  it('security 16: runs the stores as their own users, and Redis with a password, a bound below its memory, AOF, and noeviction', () => {
    expect([service('postgres').user, service('redis').user]).toEqual(['postgres', 'redis'])
    const command = service('redis').command?.join(' ')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Compose reads it.
    for (const part of ['--requirepass ${REDIS_PASSWORD}', '--maxmemory 512mb', '--appendonly yes'])
      expect(command).toContain(part)
    expect(command).toContain('--maxmemory-policy noeviction')
    expect(service('redis').mem_limit).toBe('1g')
    for (const name of ['web', 'worker', 'migrate'])
      expect(service(name).environment?.REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:\?[^}]+\}@redis:6379$/)
  })

  it('requires no variable that .env.example does not explain, except the passwords of the stores', () => {
    const asked = new Set(Array.from(composeText.matchAll(/\$\{([A-Z0-9_]+)/g), ([, name]) => name ?? ''))
    expect([...asked].filter((name) => !documented.has(name))).toEqual(['POSTGRES_PASSWORD', 'REDIS_PASSWORD'])
  })

  it.each(['SITE_URL', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'SESSION_SECRET', 'ADMIN_PASSWORD'])(
    'does not start without %s',
    (name) => {
      expect(composeText).toContain(`\${${name}:?`)
    },
  )

  it('contains no secret', () => {
    for (const [, { environment = {} }] of Object.entries(compose.services)) {
      const secrets = Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|_KEY$/.test(name))
      for (const [, value] of secrets) expect(value).toMatch(/^\$\{[A-Z_]+.*\}$/)
    }
  })

  it('waits for healthy stores and finished migrations before it serves, and checks no program that does not listen', () => {
    const isHealthy = { condition: 'service_healthy' }
    const afterMigrations = { migrate: { condition: 'service_completed_successfully' }, redis: isHealthy }
    expect(compose.services).toMatchObject({
      postgres: { healthcheck: { test: expect.arrayContaining([expect.stringContaining('pg_isready')]) } },
      redis: { healthcheck: { test: ['CMD', 'redis-cli', 'ping'] } },
      migrate: { healthcheck: { disable: true }, depends_on: { postgres: isHealthy } },
      worker: { healthcheck: { disable: true }, depends_on: afterMigrations },
      web: { depends_on: afterMigrations },
    })
    expect(service('web').healthcheck).toBeUndefined()
  })

  it('keeps the data of both stores and the uploaded pictures in named volumes', () => {
    const mounted = ['postgres', 'web', 'redis'].flatMap((name) => service(name).volumes ?? [])
    expect(mounted.map((mount) => mount.split(':')[0])).toEqual(Object.keys(compose.volumes))
  })
})

describe('docs/nginx.conf', () => {
  const text = read('docs/nginx.conf')
  const locations = new Map(
    Array.from(text.matchAll(/^ {4}location (.+) \{\n((?:.+\n)*?) {4}\}$/gm), ([, match = '', body = '']) => [
      match,
      body,
    ]),
  )
  const location = (match: string) => locations.get(match) ?? ''

  it.each(['/metrics', '/readyz'])('real F12: does not publish %s', (path) => {
    expect(location(`= ${path}`).trim()).toBe('return 404;')
  })

  it.each(['/api/admin/pictures', '/admin/pictures/upload'])('real F3: lets the largest picture pass to %s', (path) => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(location(`= ${path}`)) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(uploadBytesMax)
    expect(location(`= ${path}`)).toContain('proxy_pass http://behavioral_emr_guide;')
  })

  it('lets every other body pass that the site takes', () => {
    const [, megabytes] = /^ {4}client_max_body_size (\d+)m;/m.exec(text) ?? []
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(Math.max(adminForm.bytesMax, carriedForm.bytesMax))
  })
})

describe('Dockerfile', () => {
  it('copies only what exists and is not ignored', () => {
    const ignored = new Set(read('.dockerignore').split('\n').filter(Boolean))
    const sources = instructions('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.trim().split(/\s+/).slice(0, -1))
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((path) => !existsSync(join(root, path)) || ignored.has(path))).toEqual([])
  })

  it('builds every folder that the product consists of', () => {
    for (const folder of ['client', 'jobs', 'migrations', 'public', 'server', 'shared']) {
      expect(instructions('COPY')).toContain(`${folder} ${folder}`)
    }
  })

  it('copies from stages that it defines', () => {
    const stages = instructions('FROM').map((line) => line.split(' AS ')[1])
    const used = Array.from(dockerfile.matchAll(/--from=(\S+)/g), ([, stage]) => stage)
    expect(stages).toEqual(expect.arrayContaining(used))
  })

  it('sets only variables that .env.example explains', () => {
    const names = instructions('ENV').flatMap((line) => Array.from(line.matchAll(/([A-Z_]+)=/g), ([, name]) => name))
    expect(names).toContain('NODE_ENV')
    expect(names.filter((name) => !documented.has(name))).toEqual([])
  })

  it('runs as an unprivileged user, starts the web server by default, and has a health check', () => {
    expect(instructions('USER')).toEqual(['node'])
    expect(instructions('CMD').at(-1)).toBe('["node", "dist/server/web.mjs"]')
    expect(instructions('HEALTHCHECK')[0]).toContain('/healthz')
  })

  it('starts programs that the build makes', () => {
    const started = [dockerfile, composeText].flatMap((text) =>
      Array.from(text.matchAll(/dist\/server\/(\w+)\.mjs/g), ([, name]) => name),
    )
    const built = Array.from(read('vite.config.ts').matchAll(/^ {2}(\w+): '[\w/]+\.ts',$/gm), ([, name]) => name)
    expect(built).toEqual(expect.arrayContaining(started))
  })
})
