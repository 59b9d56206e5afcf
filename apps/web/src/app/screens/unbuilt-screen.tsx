import { unbuiltRoutes, type UnbuiltRoute } from './unbuilt.ts'

export const UnbuiltScreen = ({ route }: { route: UnbuiltRoute }) => (
  <div className="plain-screen">
    <h1>{unbuiltRoutes[route]}</h1>
    <p className="max-w-prose text-muted">We’re still building this page. Everything you’ve logged is safe.</p>
  </div>
)
