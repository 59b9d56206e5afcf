import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkManifests } from './manifest-schema.ts'

const base = resolve(import.meta.dirname, '../../deploy/cluster/kubernetes/base')
const read = (name: string) => readFileSync(resolve(base, name), 'utf8')
const problemsOf = (text: string) => checkManifests(text).flatMap(({ problems }) => problems)

test.each(globSync('!(kustomization).yaml', { cwd: base }))('%s is what Kubernetes expects', (name) => {
  expect(checkManifests(read(name)).length).toBeGreaterThan(0)
  expect(problemsOf(read(name))).toEqual([])
})

test.each([
  ['a misspelt field', 'failureThreshold', 'failureTreshold'],
  ['a pod that may become root', 'runAsNonRoot: true', 'runAsNonRoot: false'],
  [
    'a selector that matches nothing',
    'matchLabels: { app: api } }\n  template',
    'matchLabels: { app: apy } }\n  template',
  ],
  ['a volume that isn’t there', 'name: work, mountPath', 'name: wrok, mountPath'],
  ['a word for a number', 'replicas: 2', 'replicas: two'],
  ['a field in the wrong place', '  replicas: 2\n', '  replicas: 2\n  containers: []\n'],
  ['broken YAML', 'kind: Deployment', 'kind: [Deployment'],
])('%s is found', (_mistake, right, wrong) => {
  const text = read('api.yaml')
  expect(text).toContain(right)
  expect(problemsOf(text.replace(right, wrong))).not.toEqual([])
})
