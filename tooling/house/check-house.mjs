/** Checks every source file against the rules of the house and prints what breaks them. Exit code 1 when anything does. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { execFileSync } from 'node:child_process'
import { environmentReaders, packages, zonesOf } from './rooms.mjs'
import { readSource } from './read-source.mjs'
import { checkCallers } from './callers.mjs'
import { checkOnDemand } from './on-demand.mjs'
import { checkWidgetNames, widgetTypes } from './widget-names.mjs'

const FORBIDDEN_NAMES = /(^|[-/])(utils?|helpers?|misc|common|manager)([-./]|$)/i
const FILE_NAME =
  /^([A-Z][A-Za-z0-9]*(\.test)?\.tsx|zh-CN\.ts|[a-z0-9]+(-[a-z0-9]+)*(\.property)?(\.test|\.test-d|\.config|\.d)?\.(ts|tsx|css))$/
const MAX_LINES = 400
const MAX_TEST_LINES = 600
/** A folder with more source files than this (tests not counted) needs a README. */
const MAX_FILES_WITHOUT_README = 5
/** A folder of a package or app has no more source files than this (tests and subfolders not counted): larger ones are split by topic. */
const MAX_FILES = 20
// Type declarations of assets, and the set-up module whose default export vitest calls.
const MAY_EXPORT_DEFAULT = /(\.d\.ts|\/testing\/global-setup\.ts)$/
const NODE_BUILTIN = /^node:/

/** Constructs that are a finding anywhere in sources, and why. */
const BANNED = {
  'new-function': 'code made from text runs under no CSP',
  eval: 'code made from text runs under no CSP',
  'regexp-from-a-value': 'patterns from definitions run in linear time through compilePattern of form-schema, or not at all',
  'raw-html': 'markup goes through React or the one sanitising component',
  'export-star': 'a door names what it opens',
  'dynamic-import-of-a-value': 'what is loaded must be known at build time',
  'wait-of-a-second': 'busy processors take longer; expect.poll, and waitFor of the testing library, wait as long as a test may take',
}

/** A test may compare with the engine of the language, and load what a folder lists. */
const MAY_STAND_IN_TESTS = new Set(['regexp-from-a-value', 'dynamic-import-of-a-value'])

/** Programs that load a module which their user names, and why: widget types of their own. */
const MAY_LOAD_A_MODULE = new Set(['packages/form-schema/src/cli/load-widgets.ts', 'apps/server/src/load-widgets.ts'])

const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/')

/** @returns {string[]} findings as `path:line message` */
export function checkHouse(root) {
  const listing = ['ls-files', '-co', '--exclude-standard', 'packages', 'apps', 'tooling', 'e2e', 'examples']
  const paths = execFileSync('git', listing, { cwd: root, encoding: 'utf8' }).split('\n')
  const sources = paths.filter((path) => /^(packages|apps)\/.*\/src\/.*\.(ts|tsx)$/.test(path))
  const stylesheets = paths.filter((path) => /^(packages|apps)\/[^/]+\/src\/.*\.css$/.test(path))
  const types = new Set(widgetTypes(root))
  return [
    ...sources.flatMap((path) => checkFile(root, path, types)),
    ...stylesheets.flatMap((path) => checkStylesheet(root, path)),
    ...checkFolders(root, paths),
    ...checkCallers(root, paths),
    ...checkOnDemand(root),
  ]
}

/** A folder with more than five source files has a README, and none has more than twenty. */
function checkFolders(root, paths) {
  const sizes = new Map()
  for (const path of paths) {
    const isRoom = /^(packages|apps)\/[^/]+\/src\/|^(tooling|e2e)\//.test(path)
    if (!isRoom || !/\.(tsx?|mjs|css)$/.test(path) || /\.(test|test-d|spec)\.[a-z]+$/.test(path)) continue
    if (existsSync(join(root, path))) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  }
  return [...sizes].flatMap(([folder, size]) => [...checkReadme(root, folder, size), ...checkSize(folder, size)])
}

function checkSize(folder, size) {
  if (!/^(packages|apps)\//.test(folder)) return []
  return size > MAX_FILES ? [`${folder}:1 holds ${size} source files, the limit is ${MAX_FILES}; split it by what they are`] : []
}

function checkReadme(root, folder, size) {
  if (size <= MAX_FILES_WITHOUT_README) return []
  const place = `${folder}/README.md:1`
  if (!existsSync(join(root, folder, 'README.md'))) return [`${place} ${size} source files; a folder with more than five says what it is`]
  const [first = ''] = readFileSync(join(root, folder, 'README.md'), 'utf8').split('\n', 1)
  return /^# \S/.test(first) ? [] : [`${place} the first line is "# name: purpose"`]
}

function checkFile(root, path, types) {
  const packageDir = path.split('/').slice(0, 2).join('/')
  const inside = path.slice(`${packageDir}/src/`.length)
  const text = readListed(root, path)
  if (text === null) return []
  const { imports, constructs } = readSource(path, text)
  const findings = [...checkName(path), ...checkLength(path, text), ...checkWidgetNames(path, text, types)]
  const say = (line, message) => findings.push(`${path}:${line} ${message}`)

  for (const { specifier, line } of imports) {
    const problem = specifier.startsWith('.')
      ? isTest(path)
        ? null
        : wrongZone(root, packageDir, inside, specifier)
      : isTest(path)
        ? null
        : wrongPackage(packageDir, inside, specifier)
    if (problem) say(line, problem)
  }
  for (const { rule, line } of constructs) {
    if (rule === 'dynamic-import-of-a-value' && MAY_LOAD_A_MODULE.has(path)) continue
    if (rule in BANNED && !(isTest(path) && MAY_STAND_IN_TESTS.has(rule))) say(line, `${rule}: ${BANNED[rule]}`)
    if (rule === 'default-export' && !MAY_EXPORT_DEFAULT.test(path)) say(line, 'default-export: names are given where a thing is made')
    if (rule === 'reads-environment' && !environmentReaders.some((reader) => path.startsWith(reader)))
      say(line, 'only main.ts reads the environment')
  }
  return findings
}

function checkStylesheet(root, path) {
  const text = readListed(root, path)
  return text === null ? [] : [...checkName(path), ...checkLength(path, text)]
}

/** @returns {string | null} the text, or null for a file that is deleted but not yet committed */
function readListed(root, path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function checkName(path) {
  const name = path.split('/').at(-1)
  if (FORBIDDEN_NAMES.test(path.slice(path.indexOf('/src/')))) return [`${path}:1 a name that says nothing (utils, helpers, manager …)`]
  return FILE_NAME.test(name) ? [] : [`${path}:1 file names are PascalCase.tsx for a component, else kebab-case`]
}

function checkLength(path, text) {
  const lines = text.split('\n').length - 1
  const limit = isTest(path) ? MAX_TEST_LINES : MAX_LINES
  return lines > limit ? [`${path}:${limit} ${lines} lines, the limit is ${limit}`] : []
}

function wrongPackage(packageDir, inside, specifier) {
  // A package's own file, chosen by the `imports` of its package.json.
  if (specifier.startsWith('#')) return null
  const { never, doors = {}, programs = {}, ...room } = packages[packageDir]
  const door = Object.entries(doors).find(([folder]) => inside.startsWith(folder))?.[1]
  const program = Object.entries(programs).find(([folder]) => inside.startsWith(folder))?.[1]
  if (program && NODE_BUILTIN.test(specifier)) return null
  const may = program ?? (door && room.may ? [...room.may, ...door] : room.may)
  const covers = (name) => specifier === name || specifier.startsWith(`${name}/`)
  if (/^@formwork\/[^/]+\/src/.test(specifier)) return `imports the inside of ${specifier}; packages have one door`
  if (may && !may.some(covers)) return `${packageDir} may not import ${specifier}`
  if (may && NODE_BUILTIN.test(specifier)) return `${packageDir} knows no Node`
  if (never?.some(covers)) return `${packageDir} never imports ${specifier}`
  if (packageDir === 'apps/console' && NODE_BUILTIN.test(specifier)) return 'the console runs in a browser'
  return null
}

function wrongZone(root, packageDir, inside, specifier) {
  const target = normalize(join(dirname(inside), specifier))
  if (target.startsWith('..'))
    return target.startsWith('../fixtures') || target.startsWith('../migrations') ? null : `leaves its package through ${specifier}`
  const broken = zonesOf(packageDir, root).find(
    (zone) => inside.startsWith(zone.from) && zone.never.some((room) => target.startsWith(room.replace(/\.ts$/, ''))),
  )
  return broken ? `${broken.from} may not import ${target}` : null
}

if (process.argv[1]?.endsWith('check-house.mjs')) {
  const findings = checkHouse(process.cwd())
  for (const finding of findings) console.error(finding)
  console.log(findings.length === 0 ? 'The house is in order.' : `${findings.length} findings.`)
  process.exitCode = findings.length === 0 ? 0 : 1
}
