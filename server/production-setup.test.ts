import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

const service = z.object({
  image: z.string().optional(),
  user: z.string().optional(),
  restart: z.string(),
  cap_drop: z.array(z.string()),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()).default([]),
  healthcheck: z.object({}).optional(),
  logging: z.object({ options: z.object({ 'max-size': z.string(), 'max-file': z.string() }) }),
  deploy: z.object({
    resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }) }),
  }),
  environment: z.record(z.string(), z.string().nullable()),
  networks: z.array(z.string()),
  extra_hosts: z.array(z.string()).default([]),
  privileged: z.undefined().optional(),
})
/** What is started only on request. */
const local = service.omit({ user: true }).extend({ profiles: z.array(z.string()), image: z.string() })
const compose = z
  .object({
    services: z.object({ proxy: service, app: service, postgres: service, 'database-roles': service }),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() }).nullable()),
  })
  .parse(parse(read('docker-compose.yml'), { merge: true }))
const { services, networks } = compose
/** The services of the profile that keeps everything on the machine. */
const localServices = z
  .object({ services: z.object({ ollama: local, speech: local }) })
  .parse(parse(read('docker-compose.yml'), { merge: true })).services
const dockerfile = read('Dockerfile')

describe('docker-compose.yml', () => {
  it.each(Object.entries(services))('[SEC5] %s has no privileges that it does not need', (name, each) => {
    expect(each.cap_drop).toEqual(['ALL'])
    expect(each.cap_add).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
    expect(each.security_opt).toContain('no-new-privileges:true')
    expect(each.read_only).toBe(true)
  })

  it('[SEC5] checks the health of what stays up', () => {
    const checked = Object.entries(services).filter(([, each]) => each.healthcheck !== undefined)
    expect(checked.map(([name]) => name).toSorted()).toEqual(['app', 'postgres', 'proxy'])
    expect(services['database-roles'].restart).toBe('no')
  })

  it('[SEC5] runs the database as its own user and keeps it away from the network outside', () => {
    for (const name of ['postgres', 'database-roles'] as const) expect(services[name].user).toBe('999:999')
    expect(services.postgres.networks).toEqual(['database'])
    expect(services.proxy.networks).toEqual(['web'])
    expect(networks['database']?.internal).toBe(true)
  })

  it.each(Object.entries(localServices))(
    '[SEC5] %s starts with its profile alone, has no privileges and reaches no database',
    (_name, each) => {
      expect(each.profiles).toEqual(['local'])
      expect(each.cap_drop).toEqual(['ALL'])
      expect(each.read_only).toBe(true)
      expect(each.networks).toEqual(['web'])
      expect(each.image).toMatch(/:\$\{[A-Z_]+:-\d/u)
    },
  )

  it('[SEC5] lets the app reach a service on the machine around it', () => {
    expect(services.app.extra_hosts).toContain('host.docker.internal:host-gateway')
  })

  it('[SEC4] gives the app neither the superuser nor its password', () => {
    const given = JSON.stringify(services.app.environment)
    expect(given).toContain('postgres://portal_app:')
    expect(given).toContain('postgres://portal_owner:')
    expect(given).not.toContain('${POSTGRES_PASSWORD')
  })

  it('[SEC5] has no secret of its own', () => {
    const secrets = Object.values(services)
      .flatMap((each) => Object.entries(each.environment))
      .filter(([name]) => /PASSWORD|SECRET|TOKEN|KEY/u.test(name))
    expect(secrets).not.toEqual([])
    expect(secrets.filter(([, value]) => !/^$|^\$\{[A-Z_]+:\?/u.test(value ?? ''))).toEqual([])
  })

  it('[SEC5] pins every image by its digest', () => {
    const images = [
      ...Object.values(services).flatMap(({ image }) => (image === undefined ? [] : [image])),
      ...Array.from(dockerfile.matchAll(/^FROM (\S+)/gmu), ([, image]) => image ?? ''),
    ]
    expect(images.length).toBe(6)
    for (const image of images) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/u)
  })
})

describe('the image', () => {
  it('[SEC5] does not run as root and contains no local data or secret', () => {
    expect(dockerfile).toMatch(/^USER node$/mu)
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.data', '.git']))
    expect(dockerfile).not.toMatch(/^(ARG|ENV) .*(SECRET|PASSWORD|TOKEN|KEY)/mu)
  })
})
