/** Some package managers install no peers by themselves: a dependency of a package must find its peers there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const published = globSync('packages/*', { cwd: root }).filter((folder) => read(join(root, folder)).private !== true)

/** Peers that a dependency needs, `name <- dependency`, and that the package neither has nor declares as its own peers. */
function missingPeers(folder) {
  const { name, dependencies = {}, peerDependencies = {} } = read(folder)
  const known = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  return Object.keys(dependencies).flatMap((dependency) => {
    const { peerDependencies: needed = {}, peerDependenciesMeta: meta = {} } = read(join(folder, 'node_modules', dependency))
    return Object.keys(needed)
      .filter((peer) => !meta[peer]?.optional && !known.has(peer))
      .map((peer) => `${peer} <- ${dependency}`)
  })
}

describe('the peers of published packages', () => {
  it('are looked for in all of them', () => expect(published.length).toBe(3))

  it.each(published)('are complete in %s', (folder) => {
    expect(missingPeers(join(root, folder))).toEqual([])
  })
})
