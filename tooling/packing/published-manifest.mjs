/** A manifest as the registry gets it: what only pnpm understands said in everybody's words. Pure. */

/** Fields that `publishConfig` replaces. */
const REPLACED = ['exports', 'imports']

/**
 * @param {Record<string, any>} manifest
 * @param {{ versionOf: (name: string) => string, catalog: Readonly<Record<string, string>> }} workspace
 */
export function publishedManifest(manifest, workspace) {
  const { publishConfig = {}, devDependencies: _ours, ...published } = manifest
  for (const field of REPLACED) if (publishConfig[field]) published[field] = publishConfig[field]
  if (publishConfig.access) published.publishConfig = { access: publishConfig.access }
  for (const kind of ['dependencies', 'peerDependencies']) {
    if (published[kind])
      published[kind] = Object.fromEntries(
        Object.entries(published[kind]).map(([name, range]) => [name, plainRange(name, range, workspace)]),
      )
  }
  return published
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
