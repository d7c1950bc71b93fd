/** `formwork-forms check`: imports and lints forms and says what was found. */
import type { FindingSeverity } from '@formwork/form-schema'
import type { CommandCall, ExitCode } from './command-call'
import { type FindingRow, importRows, lintRows, rowLines } from './finding-rows'
import { readForm } from './read-form'
import { inputName } from './read-input'
import { printable } from './terminal-text'

/** The findings in one file. `unreadable` is the sentence about a file that could not be read. */
interface CheckedFile {
  readonly file: string
  readonly imported: boolean
  readonly findings: readonly FindingRow[]
  readonly unreadable?: string
}

/** Checks every file. An unreadable file does not keep the others from being checked. */
export async function check(call: CommandCall): Promise<ExitCode> {
  const { files, options, io } = call
  const checked: CheckedFile[] = []
  // One after the other: the output keeps the order of the arguments, and standard input is read once.
  // oxlint-disable-next-line no-await-in-loop
  for (const file of files) checked.push(await checkFile(file, call))
  for (const { unreadable } of checked) if (unreadable !== undefined) io.complain(`${unreadable}\n`)
  const readable = checked.filter(({ unreadable }) => unreadable === undefined)
  io.print(options.get('format') === 'json' ? asJson(readable) : readable.map((file) => asText(file, call)).join(''))
  if (readable.length < checked.length) return 2
  const { errors, warnings } = count(readable.flatMap(({ findings }) => findings))
  return errors > 0 || (options.has('strict') && warnings > 0) ? 1 : 0
}

async function checkFile(file: string, call: CommandCall): Promise<CheckedFile> {
  const { locale, messages } = call
  const read = await readForm(file, call)
  if ('unreadable' in read) return { file, imported: false, findings: [], unreadable: read.unreadable }
  // The linter reports it as well for a form that was read, as the error that it is.
  const report = read.ok ? read.report.filter(({ code }) => code !== 'pattern.unsupported') : read.report
  const imported = importRows(report, locale, messages)
  return { file, imported: read.ok, findings: read.ok ? [...imported, ...lintRows(read.form, locale, messages)] : imported }
}

function asText({ file, findings }: CheckedFile, { options, messages }: CommandCall): string {
  const counts = count(findings)
  const shown = options.has('all') ? findings : findings.filter(({ severity }) => severity !== 'info')
  const hint = shown.length < findings.length ? messages.infosHidden : ''
  return `${printable(inputName(file, messages))}: ${messages.summary(counts)}${hint}\n${rowLines(shown, messages)}`
}

function asJson(checked: readonly CheckedFile[]): string {
  const files = checked.map((file) => ({ ...file, ...count(file.findings) }))
  return `${JSON.stringify({ files, ...count(checked.flatMap(({ findings }) => findings)) }, null, 2)}\n`
}

function count(findings: readonly FindingRow[]) {
  const of = (wanted: FindingSeverity) => findings.filter(({ severity }) => severity === wanted).length
  return { errors: of('error'), warnings: of('warning'), infos: of('info') }
}
