/** `formwork-forms test`: runs the cases that authors wrote for their forms and prints the outcome as TAP 14. */
import { dirname, resolve } from 'node:path'
import { checkJsonText, type FormDefinition, importDefinition, type ImportFinding } from '@formwork/form-schema'
import { type CasesFile, casesFile, casesProblems } from './cases-file'
import type { CommandCall, ExitCode } from './command-call'
import { importRows, rowLines } from './finding-rows'
import { readForm } from './read-form'
import { inputName, readInput, STDIN } from './read-input'
import { runCase } from './run-case'
import { placeText, printable } from './terminal-text'

/** The cases of one file with their form; or sentences that say why there are none, and the exit code. */
type LoadedCases =
  | { readonly ok: true; readonly file: string; readonly form: FormDefinition; readonly cases: CasesFile['cases'] }
  | { readonly ok: false; readonly complaint: string; readonly exitCode: ExitCode }

/** Runs the cases of every file. A file that cannot be used does not keep the others from running. */
export async function testForms(call: CommandCall): Promise<ExitCode> {
  const { files, io, locale, messages } = call
  const loaded: LoadedCases[] = []
  // One after the other: standard input is read once.
  // oxlint-disable-next-line no-await-in-loop
  for (const file of files) loaded.push(await loadCases(file, call))
  for (const entry of loaded) if (!entry.ok) io.complain(entry.complaint)
  const suites = loaded.filter((entry) => entry.ok)
  const total = suites.reduce((sum, { cases }) => sum + cases.length, 0)
  io.print(`TAP version 14\n1..${total}\n`)
  let number = 0
  let failed = 0
  for (const { file, form, cases } of suites) {
    for (const testCase of cases) {
      number++
      const differences = runCase(form, testCase, locale)
      if (differences.length > 0) failed++
      const title = `${number} - ${description(`${inputName(file, messages)}: ${testCase.name}`)}`
      const lines = differences.map((difference) => `    ${printable(messages.difference(difference))}\n`).join('')
      io.print(differences.length === 0 ? `ok ${title}\n` : `not ok ${title}\n  ---\n  message: |\n${lines}  ...\n`)
    }
  }
  io.print(`# ${messages.casesPassed(total - failed, failed)}\n`)
  const worst = Math.max(failed > 0 ? 1 : 0, ...loaded.map((entry) => (entry.ok ? 0 : entry.exitCode)))
  return worst === 2 ? 2 : worst === 1 ? 1 : 0
}

/** TAP reads `#` and `\` in a description as its own. */
function description(text: string): string {
  return printable(text).replaceAll(/[\\#]/g, (character) => `\\${character}`)
}

async function loadCases(file: string, call: CommandCall): Promise<LoadedCases> {
  const { io, messages } = call
  const input = await readInput(file, io.stdin, messages)
  if (!input.ok) return { ok: false, complaint: `${input.message}\n`, exitCode: 2 }
  const name = printable(inputName(file, messages))
  const parsed = checkJsonText(input.text)
  if (!parsed.ok) return { ok: false, complaint: `${messages.badCases(name)}\n  ${printable(parsed.message)}\n`, exitCode: 2 }
  const read = casesFile.safeParse(parsed.value)
  if (!read.success) {
    const lines = casesProblems(read.error).map(
      ({ path, problem }) => `  ${messages.badCasesAt(placeText(path) || messages.wholeFile, problem)}\n`,
    )
    return { ok: false, complaint: `${messages.badCases(name)}\n${lines.join('')}`, exitCode: 2 }
  }
  return loadForm(file, read.data, call)
}

async function loadForm(file: string, { form: source, cases }: CasesFile, call: CommandCall): Promise<LoadedCases> {
  const { messages } = call
  if (typeof source !== 'string') return withForm(file, file, importDefinition(source, { widgets: call.widgets }), cases, call)
  const formFile = resolve(file === STDIN ? '.' : dirname(file), source)
  const read = await readForm(formFile, call)
  if ('unreadable' in read)
    return { ok: false, complaint: `${messages.badCases(inputName(file, messages))}\n  ${read.unreadable}\n`, exitCode: 2 }
  return withForm(file, formFile, read, cases, call)
}

function withForm(
  file: string,
  formFile: string,
  imported: { readonly ok: true; readonly form: FormDefinition } | { readonly ok: false; readonly report: readonly ImportFinding[] },
  cases: CasesFile['cases'],
  { locale, messages }: CommandCall,
): LoadedCases {
  if (imported.ok) return { ok: true, file, form: imported.form, cases }
  const rows = rowLines(importRows(imported.report, locale, messages), messages)
  return { ok: false, complaint: `${messages.formUnreadable(printable(inputName(formFile, messages)))}\n${rows}`, exitCode: 1 }
}
