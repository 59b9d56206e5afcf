import type { BuildEnvironment, ViteBuilder } from 'vite'

export function environmentOf(builder: ViteBuilder, name: 'client' | 'prerender' | 'serviceWorker'): BuildEnvironment {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build knows no environment called ${name}`)
  return environment
}
