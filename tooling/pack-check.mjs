/**
 * Packs one published package out of a copy that is not built, by pnpm and by npm, and checks what the registry would get: that both tarballs are
 * the same and whole, publint (shape), attw (types in every resolution mode), that no link of the README leads out of the package, and a plain Node that loads every entry by `import` and by `require`, draws a form as a server does, and calls the package's programs.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyUnbuilt } from './packing/fresh-copy.mjs'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = process.argv[2] && resolve(process.argv[2])
if (!folder) throw new Error('usage: pack-check <package folder>')

const bin = (name) => join(root, 'node_modules/.bin', name)
const run = (command, args) => spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status === 0

/** Unpacks the tarball as an installation would put it, beside what the package needs. @returns its folder */
function install(tarball, target) {
  const { name, dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const modules = join(target, 'node_modules')
  const place = join(modules, name)
  mkdirSync(place, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1'])
  for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
    const source = join(folder, 'node_modules', needed)
    if (!existsSync(source) || existsSync(join(modules, needed))) continue
    mkdirSync(dirname(join(modules, needed)), { recursive: true })
    symlinkSync(source, join(modules, needed), 'dir')
  }
  return place
}

/** Every entry that is code gives the same names by both ways of loading; every program says its version. */
function runsInNode(tarball, target) {
  const place = install(tarball, target)
  const { name, version, exports, bin: programs = {} } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry))
  // Jest cannot require ES modules, nor can older Node: required code must not lead to any.
  const settings = ['--no-experimental-require-module']
  const node = (args) => spawnSync(process.execPath, [...settings, ...args], { cwd: target, encoding: 'utf8' })
  const loads = entries.every((entry) => {
    const specifier = JSON.stringify(join(name, entry))
    const names = 'console.log(Object.keys(loaded).filter((key) => key !== "__esModule" && key !== "default").sort().join())'
    const imported = node(['--input-type=module', '-e', `import * as loaded from ${specifier}; ${names}`])
    const required = node(['--input-type=commonjs', '-e', `const loaded = require(${specifier}); ${names}`])
    const isSame = imported.status === 0 && imported.stdout.length > 1 && imported.stdout === required.stdout
    console.log(`${isSame ? 'ok  ' : 'FAIL'} plain Node loads ${specifier} by import and by require`)
    if (!isSame) console.error(imported.stderr || required.stderr || `import: ${imported.stdout}require: ${required.stdout}`)
    return isSame
  })
  const isLean = basename(folder) !== 'form-renderer' || requiresOnDemand(node, name)
  const isDrawn = basename(folder) === 'form-schema' || drawsOnServer(node, name)
  return Object.entries(programs).reduce(
    (isFine, [program, file]) => {
      const { stdout, stderr } = node([join(place, file), '--version'])
      console.log(`${stdout.trim() === version ? 'ok  ' : 'FAIL'} ${program} --version says ${stdout.trim() || stderr}`)
      return isFine && stdout.trim() === version
    },
    loads && isLean && isDrawn,
  )
}

/** A server draws a form of every type, or the designer of one, with no effect of which React 18 warns there. */
function drawsOnServer(node, name) {
  const program = `const React = require('react')
    React.useLayoutEffect = () => { throw new Error('an effect that no server runs') }
    const { renderToString } = require('react-dom/server')
    const { createForm, createWidget, WIDGET_TYPES } = require('@formwork/form-schema')
    const { FormDesigner, FormRenderer } = require(${JSON.stringify(name)})
    const form = { ...createForm(), list: WIDGET_TYPES.map((type) => createWidget(type, { newKey: () => type })) }
    const pages = FormDesigner ? [{ value: form }] : [{ definition: form }, { definition: form, mode: 'preview' }]
    const drawn = pages.map((props) => renderToString(React.createElement(FormDesigner ?? FormRenderer, props)))
    // What throws on a server is left to the browser, with this mark.
    console.log(drawn.every((html) => html.includes('fw-field') && !html.includes('<!--$!-->')))`
  const { stdout, stderr } = node(['--input-type=commonjs', '-e', program])
  const isFine = stdout.trim() === 'true'
  console.log(`${isFine ? 'ok  ' : 'FAIL'} a server draws every type, with no effect of which React 18 warns`)
  if (!isFine) console.error(stderr || stdout)
  return isFine
}

/** Requiring a package loads no rich text editor before a form has one, and its entries share one renderer. */
function requiresOnDemand(node, name) {
  const program = `for (const entry of ['', '/react-hook-form', '/mui']) require(${JSON.stringify(name)} + entry)
    console.log(JSON.stringify(Object.keys(require.cache)))`
  const { stdout, stderr } = node(['--input-type=commonjs', '-e', program])
  const loaded = stdout === '' ? [] : JSON.parse(stdout)
  const renderers = loaded.filter((file) => file.endsWith('FormRenderer.cjs'))
  const isFine = renderers.length === 1 && !loaded.some((file) => /@tiptap|prosemirror/.test(file))
  console.log(`${isFine ? 'ok  ' : 'FAIL'} what is required shares one renderer and loads no rich text editor before it is asked for`)
  if (!isFine) console.error(stderr, renderers)
  return isFine
}

/** @param {Record<string, string>} [more] of the environment @returns the tarball */
function packBy(manager, copy, destination, more = {}) {
  mkdirSync(destination)
  const env = { ...process.env, ...more }
  const packed = spawnSync(manager, ['pack', '--pack-destination', destination], { cwd: copy, encoding: 'utf8', env })
  if (packed.status !== 0) throw new Error(`${manager} pack failed:\n${packed.stdout}${packed.stderr}`)
  return join(destination, readdirSync(destination).find((name) => name.endsWith('.tgz')) ?? '')
}

/** Files that a README links, as they lie in the tarball. */
const linksIn = (readme) => [...readme.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => join('package', path))

const sameManifest = (left, right) => isDeepStrictEqual(JSON.parse(left), JSON.parse(right))

const codeIn = (files) => files.filter((file) => /\.c?js$/.test(file)).map((file) => file.slice('package/'.length))

/** A file without sources of ours, a re-exporting entry or a part of the bundler's, has nothing to map. */
function holdsSources(file, files, textOf) {
  if (!files.includes(`package/${file}.map`)) return !/^\/\/ src\/(?!index\.ts)/m.test(textOf(file))
  const { sources, sourcesContent = [] } = JSON.parse(textOf(`${file}.map`))
  return sources.every((source, at) => sourcesContent[at] !== undefined && sourcesContent[at] !== null)
}

function isSameAndWhole(tarball, other) {
  const filesIn = (file) => execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n').toSorted()
  const textIn = (file, name) => execFileSync('tar', ['-xzOf', file, `package/${name}`], { encoding: 'utf8', maxBuffer: 1 << 26 })
  const files = filesIn(tarball)
  const manifest = textIn(other, 'package.json')
  // The targets of entries, not their own names, which may look like files: `./styles.css`.
  const leavesOf = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(leavesOf))
  const named = leavesOf(JSON.parse(manifest).exports).map((path) => join('package', path))
  const checks = [
    ['npm and pnpm pack the same files, pnpm of an unbuilt clone', files.join() === filesIn(other).join()],
    ['every file that the exports name is there', named.length > 2 && named.every((path) => files.includes(path))],
    ['the manifest says nothing that only this workspace understands', !/workspace:|catalog:|formwork-source/.test(manifest)],
    ['its own manifest is back after packing', !existsSync(join(folder, 'package.json.local'))],
    ['npm and pnpm write the same manifest', sameManifest(textIn(tarball, 'package.json'), manifest)],
    [
      'every link of the README leads to a file of the package',
      linksIn(textIn(tarball, 'README.md')).every((path) => files.includes(path)),
    ],
    ['it says what has changed', files.includes('package/CHANGELOG.md')],
    [
      'every file of code has a map that holds its sources',
      codeIn(files).every((file) => holdsSources(file, files, (name) => textIn(tarball, name))),
    ],
  ]
  for (const [name, holds] of checks) console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`)
  return checks.every(([, holds]) => holds)
}

const target = mkdtempSync(join(tmpdir(), 'formwork-pack-'))
try {
  const clone = join(target, 'clone')
  mkdirSync(clone)
  const copy = join(copyUnbuilt(root, clone), basename(folder))
  // The first packing builds; the second finds the build.
  const tarball = packBy('pnpm', copy, join(target, 'pnpm'))
  const other = packBy('npm', copy, join(target, 'npm'), { FORMWORK_IS_BUILT: 'yes' })
  const isWhole = isSameAndWhole(tarball, other)
  const shape = run(bin('publint'), ['run', tarball, '--strict'])
  // Resolution as before Node 12 does not support a second entry of a package.
  const types = run(bin('attw'), [tarball, '--profile', 'node16', '--exclude-entrypoints', './definition.schema.json', '--format', 'ascii'])
  const loads = runsInNode(tarball, target)
  process.exitCode = isWhole && shape && types && loads ? 0 : 1
} finally {
  rmSync(target, { recursive: true, force: true })
}
