/** Runs before a package is packed, in its folder: builds it, so that a pack of a fresh clone is whole. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogIn, publishedManifest } from './published-manifest.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

// What a build prints must not get between the lines of `npm pack --json`.
const build = () => spawnSync('npm', ['run', 'build'], { stdio: ['ignore', 2, 2] })
// The check of packages builds once and packs twice.
if (process.env.FORMWORK_IS_BUILT !== 'yes' && build().status !== 0) process.exit(1)

// For any packer: npm does not understand the workspace's protocols, and within a script of pnpm it calls itself pnpm.
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const published = publishedManifest(read('package.json'), {
  repository: read(join(root, 'package.json')).repository,
  folder: relative(root, process.cwd()),
  versionOf: (name) => read(join('node_modules', name, 'package.json')).version,
  catalog: catalogIn(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
})
copyFileSync('package.json', 'package.json.local')
// Replaced at once: a package that is packed at the same time reads this one's version, and must not find half a file.
writeFileSync('package.json.published', `${JSON.stringify(published, null, 2)}\n`)
renameSync('package.json.published', 'package.json')
