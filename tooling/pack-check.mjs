/** Packs one published package as the registry would get it and checks that tarball: publint (shape) and attw (types in every resolution mode). */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = process.argv[2]
if (!folder) throw new Error('usage: pack-check <package folder>')

const bin = (name) => join(root, 'node_modules/.bin', name)
const run = (command, args) => spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0

const target = mkdtempSync(join(tmpdir(), 'formwork-pack-'))
try {
  const packed = spawnSync('pnpm', ['pack', '--pack-destination', target], { cwd: folder, encoding: 'utf8' })
  if (packed.status !== 0) throw new Error(`pnpm pack failed in ${folder}:\n${packed.stdout}${packed.stderr}`)
  const tarball = join(target, readdirSync(target).find((name) => name.endsWith('.tgz')) ?? '')
  const shape = run(bin('publint'), ['run', tarball, '--strict'])
  // Resolution as before Node 12 knows no second entry of a package.
  const types = run(bin('attw'), [tarball, '--profile', 'node16', '--exclude-entrypoints', './styles.css', '--format', 'ascii'])
  process.exitCode = shape && types ? 0 : 1
} finally {
  rmSync(target, { recursive: true, force: true })
}
