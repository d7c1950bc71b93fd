/** Finds exports of a published package that none of our own code outside of it uses: what is public has to be in use, or it breaks unnoticed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

const ENTRIES = {
  'form-schema': 'packages/form-schema/src/index.ts',
  'form-renderer': 'packages/form-renderer/src/index.ts',
  'form-designer': 'packages/form-designer/src/index.ts',
}

/** Exported functions and constants without a caller outside their package, and why they are public. Shrink it. */
export const MAY_LACK_A_CALLER = {
  checkJsonText: 'for hosts that take JSON from a person, before anything else reads it; the importer calls it too',
  commonOptions: 'for widget types of others that are not fields',
  legacyRules: 'for hosts whose back end reads the rules of the old family; the export calls it too',
  numberShape: 'for widget types of others whose value is a number',
  withLabels: 'for hosts with forms in more than two languages; documented with its example',
}

/**
 * @param {string} root
 * @param {readonly string[]} paths - all files that belong to the project
 * @returns {string[]} findings as `path:1 message`
 */
export function checkCallers(root, paths) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const sources = paths.filter((path) => /\.(ts|tsx|mjs|js|jsx)$/.test(path) && !path.includes('/dist/'))
  const findings = Object.entries(ENTRIES).flatMap(([name, entry]) => {
    if (!paths.includes(entry)) return []
    const words = new Set(
      sources
        .filter((path) => !path.startsWith(`packages/${name}/src/`) && !isThisList(path))
        .flatMap((path) => read(path).match(/\w+/g) ?? []),
    )
    return exportedValues(entry, read(entry)).flatMap((value) => findingOf(entry, value, words.has(value)))
  })
  return findings
}

const isThisList = (path) => path.startsWith('tooling/house/')

function findingOf(entry, value, isCalled) {
  const isListed = Object.hasOwn(MAY_LACK_A_CALLER, value)
  if (!isCalled && !isListed)
    return [`${entry}:1 exports ${value}, which nothing outside the package calls: use it, keep it inside or delete it`]
  if (isCalled && isListed)
    return [`${entry}:1 exports ${value}, which has a caller now; take it off the list in tooling/house/callers.mjs`]
  return []
}

/** @returns {string[]} names of functions and constants that an entry exports; types are not among them */
export function exportedValues(path, text) {
  const { program } = parseSync(path, text)
  return program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.exportKind === 'value'
      ? statement.specifiers.flatMap(({ exported, exportKind }) => (exportKind === 'value' ? [exported.name] : []))
      : [],
  )
}
