/** A copy of the workspace's packages, in which packing may replace manifests: as a fresh clone has them after an install, or with their builds. */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT_FILES = ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']
const BUILT = 'dist'
const LEFT_OUT = ['node_modules', '.turbo', 'coverage', 'reports']

/** Without builds. @param {string} root @param {string} target a folder that is empty @returns {string} the folder of the packages in it */
export const copyUnbuilt = (root, target) => copyWithout(root, target, new Set([...LEFT_OUT, BUILT]))

/** With builds; parameters as of `copyUnbuilt`. @param {string} root @param {string} target @returns {string} */
export const copyBuilt = (root, target) => copyWithout(root, target, new Set(LEFT_OUT))

/** @param {string} root @param {string} target @param {ReadonlySet<string>} leftOut names of files and folders */
function copyWithout(root, target, leftOut) {
  for (const file of ROOT_FILES) cpSync(join(root, file), join(target, file))
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'), 'dir')
  const copy = (folder) =>
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  copy('tooling')
  copy('packages')
  for (const name of readdirSync(join(target, 'packages'))) linkModules(root, target, join('packages', name))
  return join(target, 'packages')
}

/** Installed packages are shared; the workspace's own packages are those of the copy. */
function linkModules(root, target, folder) {
  const installed = join(root, folder, 'node_modules')
  const modules = join(target, folder, 'node_modules')
  mkdirSync(join(modules, '@formwork'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name !== '@formwork') symlinkSync(join(installed, name), join(modules, name), 'dir')
    else for (const own of readdirSync(join(installed, name))) symlinkSync(placeOf(target, own), join(modules, name, own), 'dir')
  }
}

const placeOf = (target, own) => (own === 'tooling' ? join(target, own) : join(target, 'packages', own))
