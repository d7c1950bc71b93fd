/**
 * The signatures of everything that a published package exports, in `api-report/` of its folder: a change of the public API is visible in review, where
 * a list of names stays the same. Reads the built types, so `npx pnpm build` first: `npx pnpm api` writes the reports, `npx pnpm api --check` fails where one differs.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { PUBLISHED } from './packing/published.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The ready-made languages are all of one type: the first stands for them. */
const isReported = (types) => types !== undefined && (!types.includes('/languages/') || types.endsWith('/ar.d.ts'))

/** The types of the entries of a package, as paths below its folder. */
function typedEntries(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.values(exports).flatMap((entry) => (isReported(entry.import?.types) ? [entry.import.types] : []))
}

const COMPILER_OPTIONS = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  types: [],
}

/** Our own tests read the comments; compiler errors alone are errors here. */
const MESSAGES = {
  compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
  tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
}

/** Writes the report of one entry, or compares it. @returns {boolean} whether it is unchanged */
function report(folder, types, isCheck) {
  const reportFolder = join(folder, 'api-report')
  mkdirSync(reportFolder, { recursive: true })
  const reportFileName = `${basename(types, '.d.ts')}.api.md`
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, types),
      compiler: { overrideTsconfig: { compilerOptions: COMPILER_OPTIONS, include: [join(folder, types)] } },
      apiReport: { enabled: true, reportFileName, reportFolder, reportTempFolder: join(folder, 'dist/.api-report') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: MESSAGES,
    },
  })
  // Its own messages say neither what to do about a change nor where.
  const messageCallback = (message) => {
    if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true
  }
  const { apiReportChanged, errorCount } = Extractor.invoke(config, { localBuild: !isCheck, messageCallback })
  const place = relative(root, join(reportFolder, reportFileName))
  const isFine = errorCount === 0 && !(isCheck && apiReportChanged)
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${place}${apiReportChanged ? (isCheck ? ': other signatures than reviewed' : ' written') : ''}`)
  return isFine
}

const isCheck = process.argv.includes('--check')
const results = PUBLISHED.flatMap((name) => {
  const folder = join(root, 'packages', name)
  return typedEntries(folder).map((types) => report(folder, types, isCheck))
})
if (!results.every(Boolean))
  console.error('A change is meant: `npx pnpm api` writes the reports anew, and `npx pnpm changeset` says for whom it is one.')
process.exitCode = results.every(Boolean) ? 0 : 1
