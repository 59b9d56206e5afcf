import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { checkManifests } from './manifest-schema.ts'

/** Renders the manifests as `kubectl apply -k` would, and checks them. No cluster is needed, and none has run them. */
const overlay = resolve(import.meta.dirname, '../../deploy/cluster/kubernetes/overlays/example')
const checked = checkManifests(execFileSync('kubectl', ['kustomize', overlay], { encoding: 'utf8' }))
for (const { name, problems } of checked) console.log([name, ...problems].join('\n  '))
const broken = checked.filter(({ problems }) => problems.length > 0).length
console.log(`${checked.length} documents, ${broken} with problems`)
process.exitCode = broken > 0 || checked.length === 0 ? 1 : 0
