/** The compiler's types for the values of a definition, compared with the interface that `toTypeScript` writes for the same one. */
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  parseJsonConfigFileContent,
  readConfigFile,
  sys,
} from 'typescript'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { toTypeScript } from '../export/to-typescript'
import type { FormDefinition } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { everyShape } from '../testing/every-shape'
import { defineForm } from './define-form'

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url))
const MODULE = `${PACKAGE}src/typed/values-of.compared.ts`
const { options } = parseJsonConfigFileContent(readConfigFile(`${PACKAGE}tsconfig.json`, (path) => sys.readFile(path)).config, sys, PACKAGE)

/** The compiler's errors about a module in this folder. */
function complaintsAbout(text: string): readonly string[] {
  const host = createCompilerHost(options)
  const program = createProgram([MODULE], options, {
    ...host,
    fileExists: (path) => path === MODULE || host.fileExists(path),
    readFile: (path) => (path === MODULE ? text : host.readFile(path)),
    getSourceFile: (path, target, ...more) =>
      path === MODULE ? createSourceFile(path, text, target) : host.getSourceFile(path, target, ...more),
  })
  const file = program.getSourceFile(MODULE)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ messageText }) =>
    flattenDiagnosticMessageText(messageText, '\n'),
  )
}

/** Assigns the values that `toTypeScript` writes to those that the compiler infers, and the other way round. */
const compared = (form: FormDefinition) => `
import { defineForm } from './define-form'
import type { ValuesOf } from './values-of'
${toTypeScript(form, { name: 'Written' })}
const definition = defineForm(${JSON.stringify(exportDefinition(form))})
export const inferred = (values: Written): ValuesOf<typeof definition> => values
export const written = (values: ValuesOf<typeof definition>): Written => values
`

const conditions = formOf(
  widget('radio', { model: 'kind', options: { options: [{ value: 'a' }, { value: 2 }], required: true } }),
  widget('number', { model: 'shown', options: { required: true, displayVerify: shownWhen('and', { kind: 'a' }) } }),
  widget('input', {
    model: 'omitted',
    options: { required: true, formwork: { showWhen: { model: 'kind', is: 'notEmpty' }, hiddenValue: 'omit' } },
  }),
  widget('number', { model: 'sum', options: { required: true, formwork: { computed: 'shown * 2' } } }),
  subform('rows', [[widget('input', { model: 'status', key: 'rows-status', options: { required: true } })]]),
)

describe('the values of a definition in code', () => {
  it.each([
    ['every type and shape', everyShape()],
    ['conditions, computed fields and rows without a mark', conditions],
  ])('are to the compiler what toTypeScript writes: %s', (_name, form) => {
    expect(complaintsAbout(compared(form))).toEqual([])
  })

  it('make a misspelled option and a value that cannot be errors while they are typed', () => {
    const text = `
import { defineForm } from './define-form'
import type { ValuesOf } from './values-of'
const definition = defineForm({ list: [{ type: 'input', model: 'email', options: { required: true } }] })
export const right: ValuesOf<typeof definition> = { email: 'ada@example.org' }
export const wrong: ValuesOf<typeof definition> = { email: 5 }
export const misspelled = defineForm({ list: [{ type: 'input', model: 'email', options: { requierd: true } }] })
`
    expect(complaintsAbout(text)).toEqual([
      "Type 'number' is not assignable to type 'string'.",
      expect.stringContaining("'requierd' does not exist"),
    ])
  })

  it('leave the definition as it was written', () => {
    const definition = defineForm({ list: [{ type: 'input', name: 'Email', key: 'email', model: 'email', options: {} }], config: {} })
    expect(importDefinition(definition)).toMatchObject({ ok: true, report: [] })
  })
})
