/** A manifest as the registry gets it: pnpm's protocols replaced by plain versions, and fields for this repository only left out. Pure. */

/** Fields that `publishConfig` replaces. */
const REPLACED = ['exports', 'imports']

/** Scripts and packages for working on this repository: an installed package could run none of them. */
const OURS = ['devDependencies', 'scripts', 'publishConfig']

/**
 * @param {Record<string, any>} manifest
 * @param {{ versionOf: (name: string) => string, catalog: Readonly<Record<string, string>>, repository?: string, folder?: string }} workspace
 *   `repository`: where this repository is found, as its own package.json says under that name; `folder`: where in it the package lies
 */
export function publishedManifest(manifest, workspace) {
  const { publishConfig = {} } = manifest
  const published = Object.fromEntries(Object.entries(manifest).filter(([field]) => !OURS.includes(field)))
  for (const field of REPLACED) if (publishConfig[field]) published[field] = publishConfig[field]
  if (Array.isArray(published.sideEffects)) published.sideEffects = published.sideEffects.filter((path) => !path.startsWith('./src/'))
  if (publishConfig.access) published.publishConfig = { access: publishConfig.access }
  for (const kind of ['dependencies', 'peerDependencies']) {
    if (published[kind])
      published[kind] = Object.fromEntries(
        Object.entries(published[kind]).map(([name, range]) => [name, plainRange(name, range, workspace)]),
      )
  }
  return { ...published, ...addresses(workspace) }
}

/** Empty while the address of the repository is not set: an invented one would mislead users. */
function addresses({ repository, folder }) {
  if (!repository) return {}
  const page = repository.replace(/^git\+/, '').replace(/\.git$/, '')
  return {
    repository: { type: 'git', url: repository, ...(folder && { directory: folder }) },
    homepage: folder ? `${page}/tree/HEAD/${folder}#readme` : `${page}#readme`,
    bugs: `${page}/issues`,
  }
}

function plainRange(name, range, { versionOf, catalog }) {
  if (range === 'catalog:') {
    if (!catalog[name]) throw new Error(`The catalog has no ${name}.`)
    return catalog[name]
  }
  const [, kind] = /^workspace:(\^|~|\*)$/.exec(range) ?? []
  if (kind === undefined) return range
  return `${kind === '*' ? '' : kind}${versionOf(name)}`
}

/** The default catalog in the text of a `pnpm-workspace.yaml`: plain `name: range` lines. */
export function catalogIn(yaml) {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(yaml) ?? []
  return Object.fromEntries([...block.matchAll(/^ {2}"?([^":]+)"?: *(\S+)$/gm)].map(([, name, range]) => [name, range]))
}
