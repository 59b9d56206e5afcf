import { z } from 'zod'
import { parseAllDocuments } from 'yaml'

/**
 * The parts of Kubernetes that deploy/cluster uses, and nothing else: the cluster ignores a misspelt field, so an unknown
 * one is a mistake here.
 */
const labels = z.record(z.string(), z.string())
const metadata = z.strictObject({ name: z.string(), namespace: z.string().optional(), labels: labels.optional() })
const selector = z.strictObject({ matchLabels: labels })
const seconds = z.int().min(1).max(86_400)

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string().startsWith('/'), port: z.literal('http') }),
  periodSeconds: seconds,
  failureThreshold: z.int().min(1),
})
const amount = z.strictObject({
  cpu: z
    .string()
    .regex(/^\d+m$/)
    .optional(),
  memory: z.string().regex(/^\d+Mi$/),
})
const container = z.strictObject({
  name: z.string(),
  image: z.string().regex(/^sadhana-compass(:[\w.-]+)?$/),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.literal('sadhana') }) })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  ports: z.array(z.strictObject({ name: z.literal('http'), containerPort: z.literal(3000) })).optional(),
  startupProbe: probe.optional(),
  readinessProbe: probe.optional(),
  livenessProbe: probe.optional(),
  resources: z.strictObject({ requests: amount, limits: amount }),
  volumeMounts: z.array(z.strictObject({ name: z.string(), mountPath: z.string().startsWith('/') })),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const pod = z
  .strictObject({
    automountServiceAccountToken: z.literal(false),
    // Below 30 s, unfinished work could be cut off.
    terminationGracePeriodSeconds: z.int().min(30).optional(),
    restartPolicy: z.literal('Never').optional(),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.literal(1000),
      fsGroup: z.literal(1000).optional(),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.int().min(1),
          topologyKey: z.string(),
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: selector,
        }),
      )
      .optional(),
    containers: z.tuple([container]),
    volumes: z.array(z.strictObject({ name: z.string(), emptyDir: z.strictObject({}) })),
  })
  .refine(
    ({ containers: [{ volumeMounts }], volumes }) =>
      volumeMounts.every(({ name }) => volumes.some((volume) => volume.name === name)),
    'a volume is mounted that isn’t there',
  )
const template = z.strictObject({ metadata: z.strictObject({ labels }), spec: pod })

const deployment = z.strictObject({
  apiVersion: z.literal('apps/v1'),
  kind: z.literal('Deployment'),
  metadata,
  spec: z
    .strictObject({
      replicas: z.int().min(2),
      strategy: z
        .strictObject({
          type: z.literal('RollingUpdate'),
          rollingUpdate: z.strictObject({ maxUnavailable: z.literal(0), maxSurge: z.int().min(1) }),
        })
        .optional(),
      selector,
      template,
    })
    .refine(
      ({ selector: { matchLabels }, template: { metadata: made } }) =>
        Object.entries(matchLabels).every(([name, value]) => made.labels[name] === value),
      'the selector doesn’t match its own pods',
    ),
})
const job = z.strictObject({
  apiVersion: z.literal('batch/v1'),
  kind: z.literal('Job'),
  metadata,
  spec: z.strictObject({ backoffLimit: z.int(), ttlSecondsAfterFinished: seconds, template }),
})
const service = z.strictObject({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.literal('http') })),
  }),
})
const budget = z.strictObject({
  apiVersion: z.literal('policy/v1'),
  kind: z.literal('PodDisruptionBudget'),
  metadata,
  spec: z.strictObject({ minAvailable: z.int().min(1), selector }),
})
const autoscaler = z.strictObject({
  apiVersion: z.literal('autoscaling/v2'),
  kind: z.literal('HorizontalPodAutoscaler'),
  metadata,
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({
      apiVersion: z.literal('apps/v1'),
      kind: z.literal('Deployment'),
      name: z.string(),
    }),
    minReplicas: z.int().min(2),
    maxReplicas: z.int().min(2),
    metrics: z.array(
      z.strictObject({
        type: z.literal('Resource'),
        resource: z.strictObject({
          name: z.literal('cpu'),
          target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int().min(1).max(100) }),
        }),
      }),
    ),
  }),
})
const Manifest = z.discriminatedUnion('kind', [deployment, job, service, budget, autoscaler])

type Checked = { name: string; problems: string[] }

/** Every document of a YAML text, with what is wrong in it. */
export const checkManifests = (text: string): Checked[] =>
  parseAllDocuments(text).map((document) => {
    const value = document.toJS() as { kind?: string; metadata?: { name?: string } } | null
    const { success, error } = Manifest.safeParse(value)
    const name = `${value?.kind} ${value?.metadata?.name}`
    const yaml = document.errors.map(({ message }) => message)
    const issues = success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    return { name, problems: [...yaml, ...issues] }
  })
