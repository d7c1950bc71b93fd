/**
 * `npx pnpm release:dry`: a release with a registry of its own and a copy of the repository: which versions the changesets make, whether each package packs out of a
 * clone that is not built, and whether what was published installs. Nothing here changes, and nothing leaves the machine.
 */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { copyUnbuilt } from './packing/fresh-copy.mjs'
import { openLocalRegistry } from './packing/local-registry.mjs'
import { PUBLISHED } from './packing/published.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
// Not synchronously: the registry that answers is in this very program.
const run = (command, args, cwd) => promisify(execFile)(command, args, { cwd, maxBuffer: 1 << 26 })
const changeset = join(root, 'node_modules/.bin/changeset')

/** Versions and changelogs as the changesets ask for, in a copy. @returns its folder */
async function versionedCopy(target) {
  mkdirSync(target)
  copyUnbuilt(root, target)
  cpSync(join(root, '.changeset'), join(target, '.changeset'), { recursive: true })
  // Changesets asks git what is new; in a copy everything is.
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A', '.changeset', 'packages', 'package.json'],
  ])
    await run('git', args, target)
  await run('git', ['-c', 'user.name=release', '-c', 'user.email=release@localhost', 'commit', '-qm', 'copy'], target)
  await run(changeset, ['version'], target)
  return target
}

/** @returns the tarball of a package, built for it */
async function pack(folder, tarballs) {
  mkdirSync(tarballs, { recursive: true })
  const before = new Set(readdirSync(tarballs))
  await run('pnpm', ['pack', '--pack-destination', tarballs], folder)
  return join(tarballs, readdirSync(tarballs).find((name) => !before.has(name)) ?? '')
}

/** What was installed from the registry contains every file that its manifest names, and loads. */
async function installs(npmrc, folder, released) {
  mkdirSync(folder)
  writeFileSync(join(folder, '.npmrc'), npmrc)
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n')
  await run('npm', ['install', '--no-save', ...released.map(({ name, version }) => `${name}@${version}`)], folder)
  for (const { name, version } of released) {
    const found = read(join(folder, 'node_modules', name)).version
    if (found !== version) throw new Error(`${name} came back as ${found}, not ${version}.`)
  }
  await run(process.execPath, ['--input-type=module', '-e', `await import('${released[0].name}')`], folder)
}

const folder = mkdtempSync(join(tmpdir(), 'formwork-release-'))
const registry = await openLocalRegistry(join(folder, 'registry'))
try {
  const copy = await versionedCopy(join(folder, 'copy'))
  const released = []
  for (const name of PUBLISHED) {
    const place = join(copy, 'packages', name)
    const { name: fullName, version } = read(place)
    await run('npm', ['publish', await pack(place, join(folder, 'tarballs'))], join(folder, 'registry'))
    console.log(`${fullName}: ${read(join(root, 'packages', name)).version} -> ${version}`)
    released.push({ name: fullName, version })
  }
  await installs(registry.npmrc, join(folder, 'stranger'), released)
  console.log('All of them install from a registry.')
} finally {
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
}
