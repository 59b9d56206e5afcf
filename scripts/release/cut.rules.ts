const semver = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/**
 * Whether the second version may follow the first: one number increases by one, and those after it start again at 0.
 */
export function mayFollow(current: string, next: string): boolean {
  const [from, to] = [current, next].map((version) => semver.exec(version)?.slice(1).map(Number) ?? [])
  if (from?.length !== 3 || to?.length !== 3) return false
  const [major = 0, minor = 0, patch = 0] = from
  const allowed = [`${major + 1}.0.0`, `${major}.${minor + 1}.0`, `${major}.${minor}.${patch + 1}`]
  return allowed.includes(next)
}

/** Whether a version may be released: the current one as long as it has no tag, or one that follows it. */
export const mayRelease = (current: string, next: string, { isTagged }: { isTagged: boolean }): boolean =>
  mayFollow(current, next) || (!isTagged && next === current && semver.test(next))

const heading = '## Unreleased\n'

/** Gives the unreleased changes the version and its date, and adds an empty section for new ones. */
export function cutChangelog(text: string, version: string, day: string): string {
  const [before = '', after] = text.split(heading)
  const chapter = after?.split(/^## /m)[0]?.trim()
  if (after === undefined || !chapter) throw new RangeError('CHANGELOG.md has nothing under Unreleased')
  return `${before}${heading}\n## ${version} (${day})\n${after}`
}

type Package = { version: string; dependencies?: Record<string, string> }

/** Sets the same version everywhere, including where one of our packages depends on another. */
export function setVersion(file: Package, version: string): void {
  file.version = version
  const { dependencies = {} } = file
  for (const name of Object.keys(dependencies)) if (name.startsWith('@sadhana/')) dependencies[name] = version
}
