import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './site'
import { until } from './until'

/**
 * A real nginx. The runner (`npm run test:long`) provides the program.
 * @param servers its servers, one of which answers on this port, with files in this folder
 */
export async function startNginx(servers: (port: number, folder: string) => string) {
  const program = process.env.TEST_NGINX
  if (!program) throw new Error('TEST_NGINX is not set: run the tests with `npm run test:long`.')
  const folder = await mkdtemp(join(tmpdir(), 'bemr-nginx-'))
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), around(servers(port, folder)))
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until(() => fetch(`${url}/healthz`, { redirect: 'manual' }))
  return {
    url,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function around(servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  // Started as root, nginx would work as another user, who may not enter its folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user} daemon off; pid nginx.pid; worker_processes 1; events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
${servers} }`
}

/**
 * A server in front of web processes. It passes each request's target and forwarding headers on unchanged, and stops
 * waiting for a process that does not respond.
 */
export const toWebs = (port: number, ports: readonly string[]) => `
  upstream web { ${ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
      proxy_read_timeout 30s;
    }
  }`
