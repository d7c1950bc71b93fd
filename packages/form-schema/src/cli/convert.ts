/** `formwork-forms convert`: writes a form in another notation. */
import { writeFile } from 'node:fs/promises'
import { exportDefinition, type FormDefinition, type Locale, toHtmlPage, toJsonSchema, toTypeScript, toZod } from '@formwork/form-schema'
import type { CommandCall, ExitCode } from './command-call'
import { importRows, rowLines } from './finding-rows'
import { readForm } from './read-form'
import { errorCode, inputName } from './read-input'
import { printable } from './terminal-text'

/** The notations a form can be written in. */
export const NOTATIONS = ['json', 'html', 'ts', 'json-schema', 'zod'] as const

type Notation = (typeof NOTATIONS)[number]

interface Wishes {
  readonly locale: Locale
  readonly name: string | undefined
  readonly title: string | undefined
}

const WRITERS: Readonly<Record<Notation, (form: FormDefinition, wishes: Wishes) => string>> = {
  json: (form, { locale }) => `${JSON.stringify(exportDefinition(form, { locale }), null, 2)}\n`,
  html: (form, { locale, title }) => toHtmlPage(form, { locale, ...(title === undefined ? {} : { title }) }),
  ts: (form, { name }) => toTypeScript(form, name === undefined ? {} : { name }),
  'json-schema': (form) => `${JSON.stringify(toJsonSchema(form), null, 2)}\n`,
  zod: (form, { name }) => toZod(form, name === undefined ? {} : { name }),
}

/** Converts one form and prints or writes the result. */
export async function convert(call: CommandCall): Promise<ExitCode> {
  const { files, options, io, locale, messages, misunderstood } = call
  const [file] = files
  if (file === undefined || files.length > 1) return misunderstood(messages.oneFile)
  const notation = NOTATIONS.find((name) => name === options.get('to'))
  if (notation === undefined) return misunderstood(messages.noTarget)
  const read = await readForm(file, call)
  if ('unreadable' in read) {
    io.complain(`${read.unreadable}\n`)
    return 2
  }
  if (!read.ok) {
    io.complain(
      `${messages.formUnreadable(printable(inputName(file, messages)))}\n${rowLines(importRows(read.report, locale, messages), messages)}`,
    )
    return 1
  }
  const warnings = read.report.filter(({ severity }) => severity === 'warning').length
  if (warnings > 0) io.complain(`${messages.convertWarnings(warnings)}\n`)
  const text = textOf(read.form, notation, call)
  return text === null ? misunderstood(messages.wrongName(options.get('name') ?? '')) : deliver(text, call)
}

/** @returns null when `--name` is no identifier. */
function textOf(form: FormDefinition, notation: Notation, { options, locale }: CommandCall): string | null {
  try {
    return WRITERS[notation](form, { locale, name: options.get('name'), title: options.get('title') })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

async function deliver(text: string, { options, io, messages }: CommandCall): Promise<ExitCode> {
  const out = options.get('out')
  if (out === undefined) {
    io.print(text)
    return 0
  }
  try {
    await writeFile(out, text)
  } catch (error) {
    const code = errorCode(error)
    if (code === '') throw error
    io.complain(`${messages.notWritten(out, code)}\n`)
    return 2
  }
  io.complain(`${messages.written(out)}\n`)
  return 0
}
