/** The manifests: against the schemas of the API, and against what the server takes and tells. */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { Job } from 'kubernetes-models/batch/v1/Job'
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress'
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { buildApp } from '../src/surfaces/http/assembly.ts'
import { readConfig } from '../src/surfaces/process/config.ts'
import { openMetrics } from '../src/surfaces/process/metrics.ts'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { shutdownLimits, shutdownMsMax } from '../src/surfaces/process/shutdown.ts'
import { smallServices } from './support/small.ts'
import { tempFolder } from './support/temp.ts'

const FOLDER = join(PACKAGE_ROOT, 'deploy', 'kubernetes')
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
// biome-ignore lint/suspicious/noExplicitAny: manifests are checked by their schemas, not by types of ours.
const manifest = (name: string): any => parse(read(name))

const KINDS = {
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Namespace,
  Service,
}
const RESOURCES: string[] = manifest('kustomization.yaml').resources
/** Kinds of the Prometheus operator, which is no part of Kubernetes. */
const OPERATOR_KINDS = ['ServiceMonitor', 'PrometheusRule']

const deployment = manifest('deployment.yaml')
const pod = deployment.spec.template.spec
const [container] = pod.containers
const environment: Record<string, string> = Object.fromEntries(
  container.env.flatMap((one: { name: string; value?: string }) =>
    one.value ? [[one.name, one.value]] : [],
  ),
)

describe('the manifests', () => {
  test('are all named by the kustomization', () => {
    const others = ['kustomization.yaml', 'alerts.test.yaml', 'calc-job.yaml', 'dashboard.json']
    expect([...RESOURCES, ...others].sort()).toEqual(readdirSync(FOLDER).sort())
  })

  test.each(RESOURCES)('%s fits the schema of its kind', (name) => {
    const object = manifest(name)
    if (OPERATOR_KINDS.includes(object.kind)) return
    const Kind = KINDS[object.kind as keyof typeof KINDS]
    expect(() => new Kind(object).validate()).not.toThrow()
  })

  test('the Job fits its schema, and has as many parts as its command says', () => {
    const job = manifest('calc-job.yaml')
    expect(() => new Job(job).validate()).not.toThrow()
    const { completions, completionMode, template } = job.spec
    expect(completionMode).toBe('Indexed')
    const [calc] = template.spec.containers
    expect(calc.command.at(-1)).toContain(`--shards ${completions} `)
    expect(calc.securityContext).toEqual(container.securityContext)
  })

  test('and a fault in one would be seen', () => {
    const bad = structuredClone(deployment)
    bad.spec.template.spec.containers[0].ports[0].containerPort = 'http'
    expect(() => new Deployment(bad).validate()).toThrow()
  })

  test('select the pods of the deployment', () => {
    const { labels } = deployment.spec.template.metadata
    expect(deployment.spec.selector.matchLabels).toEqual(labels)
    expect(manifest('service.yaml').spec.selector).toEqual(labels)
    expect(manifest('disruption.yaml').spec.selector.matchLabels).toEqual(labels)
    expect(manifest('network.yaml').spec.podSelector.matchLabels).toEqual(labels)
    expect(manifest('monitor.yaml').spec.selector.matchLabels).toEqual(
      manifest('service.yaml').metadata.labels,
    )
  })
})

describe('images', () => {
  /** The digest of one that was pushed, or what says that it has to be set: as a digest it is refused, and no pod starts. */
  const BY_DIGEST = /@sha256:([0-9a-f]{64}|set-the-digest-of-your-image)$/
  const isByDigest = (image: string) => BY_DIGEST.test(image)

  test('are named by digest, in no manifest by a tag alone', () => {
    for (const { newName, newTag, digest } of manifest('kustomization.yaml').images) {
      expect(newTag).toBeUndefined()
      expect(`${newName}@${digest}`).toSatisfy(isByDigest)
    }
    const names = manifest('kustomization.yaml').images.map(({ name }: { name: string }) => name)
    expect(names).toContain(container.image)
    for (const { image } of manifest('calc-job.yaml').spec.template.spec.containers)
      expect(image).toSatisfy(isByDigest)
  })

  test.each(['everygram:1.0.0', 'everygram', 'everygram@sha256:abc'])('%s would be refused', (image) => {
    expect(image).not.toSatisfy(isByDigest)
  })
})

describe('the network policy', () => {
  const { ingress, egress } = manifest('network.yaml').spec
  type Peer = { namespaceSelector?: object; podSelector?: object; ipBlock?: { cidr: string } }
  type Rule = { from?: Peer[]; to?: Peer[]; ports?: { port: unknown }[] }

  const isNamed = ({ namespaceSelector, podSelector, ipBlock }: Peer) =>
    ipBlock
      ? ipBlock.cidr.endsWith('/32')
      : [namespaceSelector, podSelector].every((one) => one !== undefined && 'matchLabels' in one)

  test.each([...ingress, ...egress] as Rule[])(
    'opens ports to named pods alone: rule %#',
    ({ from, to, ports }) => {
      expect(ports?.length).toBeGreaterThan(0)
      const peers = from ?? to ?? []
      expect(peers.length).toBeGreaterThan(0)
      for (const peer of peers) expect(peer).toSatisfy(isNamed)
    },
  )

  test('lets names be asked of the DNS of the cluster alone', () => {
    const dns = egress.filter(({ ports }: Rule) => ports?.some(({ port }) => port === 53))
    expect(dns).toHaveLength(1)
    expect(dns[0].to).toEqual([
      expect.objectContaining({ podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }),
    ])
  })
})

describe('the deployment', () => {
  const config = readConfig({ ...environment, DATABASE_URL: 'postgres://u:p@db/e', VALKEY_URL: 'redis://v' })

  test('sets what the server takes', () => {
    const known = read('../../docs/operations.md').matchAll(/^\| `([A-Z_]+)`/gm)
    const names = new Set([...known].map(([, name]) => name))
    for (const { name } of container.env) expect(names).toContain(name)
    expect(config).toMatchObject({ metrics: true, metricsPort: 9464, auth: true })
  })

  test('waits for the end as long as it may take', () => {
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThanOrEqual(
      shutdownMsMax(shutdownLimits(config)),
    )
  })

  test('opens the ports that are probed, served and measured', () => {
    const ports = Object.fromEntries(
      container.ports.map((port: { name: string; containerPort: number }) => [port.name, port.containerPort]),
    )
    expect(ports).toEqual({ http: config.port, metrics: config.metricsPort })
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(ports).toHaveProperty(container[probe].httpGet.port)
  })

  test('finds the first key where the secret is mounted', () => {
    const mount = container.volumeMounts.find(({ name }: { name: string }) => name === 'bootstrap-key')
    const volume = pod.volumes.find(({ name }: { name: string }) => name === 'bootstrap-key')
    expect(config.bootstrapKeyFile).toBe(`${mount.mountPath}/${volume.secret.items[0].path}`)
  })

  test('gives each instance its part of a limit, whatever the autoscaler does', () => {
    expect(config.instances).toBe(manifest('autoscaler.yaml').spec.maxReplicas)
  })

  test('runs without rights, on a file system that it cannot write', () => {
    expect(pod.securityContext.runAsNonRoot).toBe(true)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })
})

describe('alerts and dashboard', () => {
  const rules: { expr: string }[] = manifest('alerts.yaml').spec.groups[0].rules
  const panels: { targets: { expr: string }[] }[] = JSON.parse(read('dashboard.json')).panels
  const expressions = [...rules, ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)

  test('ask for metrics that the server tells', async () => {
    const app = await buildApp(smallServices(), { openMetrics })
    await app.inject('/v1/hotel/emissions?country=GB&nights=3')
    const { body } = await app.inject('/metrics')
    await app.close()
    for (const expression of expressions) {
      for (const [name] of expression.matchAll(/\b(?:everygram|nodejs|process)_\w+/g)) {
        const metric = name.replace(/_(count|bucket|sum)$/, '')
        expect(body, name).toContain(`# TYPE ${metric} `)
      }
    }
  })

  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  test.skipIf(!hasPromtool)('fire on what they are for, by promtool', () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'rules.yaml'), stringify(manifest('alerts.yaml').spec))
    copyFileSync(join(FOLDER, 'alerts.test.yaml'), join(folder, 'alerts.test.yaml'))
    const said = execFileSync('promtool', ['test', 'rules', join(folder, 'alerts.test.yaml')], {
      encoding: 'utf8',
    })
    expect(said).toContain('SUCCESS')
  })
})
