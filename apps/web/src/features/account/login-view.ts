type LoginView = 'sign-in' | 'forgot' | 'reset'

/** The views of the sign-in page stand in its address, so that the browser's back button moves between them. */
export function viewIn(search: URLSearchParams): LoginView {
  const view = search.get('view')
  return view === 'forgot' || view === 'reset' ? view : 'sign-in'
}

/** Keeps what else the address says, such as where to go after signing in. */
export function searchWithView(search: string, view: LoginView): string {
  const params = new URLSearchParams(search)
  if (view === 'sign-in') params.delete('view')
  else params.set('view', view)
  return params.toString()
}
