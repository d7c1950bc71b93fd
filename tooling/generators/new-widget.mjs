/**
 * `pnpm new:widget signature`: stamps a widget type's options, behaviour, definition and component, two tests, and the list lines.
 * The compiler and the conformance test then say what is still missing (title and option labels in the designer's catalogues).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SCHEMA_LIST = 'packages/form-schema/src/widgets/index.ts'
const BEHAVIOUR_LIST = 'packages/form-schema/src/widgets/behaviours.ts'
const BUILDER_LIST = 'packages/form-schema/src/widgets/builders.ts'
const BUILD_ENTRY = 'packages/form-schema/src/build/index.ts'
const RENDERER_LIST = 'packages/form-renderer/src/widgets/index.ts'

const pascal = (type) => type[0].toUpperCase() + type.slice(1)

const optionsOf = (type) => `/** The options of \`${type}\`. */
import type { OptionsOf } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a \`${type}\` can be told, with defaults. */
export const ${type}Options = z.object({ ...fieldOptions(), defaultValue: text() })

/** The options of \`${type}\`, complete with defaults. */
export type ${pascal(type)}Options = OptionsOf<typeof ${type}Options>
`

const definitionOf = (type) => `/** \`${type}\`: say in one sentence what a person enters. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { textShape } from '../../value-shape'
import { ${type}Behaviour } from './behaviour'
import { ${type}Options } from './options'

export const ${type}Definition = defineWidget({
  ...${type}Behaviour,
  type: '${type}',
  palette: { group: 'advanced', icon: '${type}' },
  options: ${type}Options,
  valueShape: () => textShape({ is: 'own' }),
  panel: [{ option: 'defaultValue', editor: 'default-value', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
})
`

const behaviourOf = (type) => `/** How \`${type}\` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import type { ${pascal(type)}Options } from './options'

export const ${type}Behaviour = defineBehaviour<${pascal(type)}Options>({
  kind: 'input',
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: (value) => (typeof value === 'string' ? [] : [{ code: 'shape', params: { expected: 'string' } }]),
})
`

const definitionTestOf = (type) => `import { describe, expect, it } from 'vitest'
import { z } from '../../zod'
import { ${type}Definition } from './definition'

const options = z.parse(${type}Definition.options, {})

describe('${type}', () => {
  it('accepts text', () => {
    expect(${type}Definition.checkValue('text', options)).toEqual([])
  })

  it('refuses a value of another shape', () => {
    expect(${type}Definition.checkValue(7, options)).toEqual([{ code: 'shape', params: { expected: 'string' } }])
  })
})
`

const componentOf = (type) => `/** \`${type}\`: say how it is drawn. */
import { PreviewText } from '../controls/PreviewText'
import type { WidgetProps } from '../api/widget-props'

export function ${pascal(type)}Widget({ id, describedBy, value, onChange, onBlur, disabled, readOnly, invalid, mode }: WidgetProps<'${type}'>) {
  const entered = typeof value === 'string' ? value : ''
  if (mode === 'preview') return <PreviewText text={entered} />
  return (
    <input
      id={id}
      type="text"
      className="fw-control"
      value={entered}
      disabled={disabled}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}
`

const componentTestOf = (type) => `import { createForm, createWidget } from '@formwork/form-schema'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormRenderer } from '../form/FormRenderer'

it('shows a ${type} under its label', () => {
  const widget = { ...createWidget('${type}', { newKey: () => '1' }), name: 'Label' }
  render(<FormRenderer definition={{ ...createForm(), list: [widget] }} />)
  expect(screen.getByLabelText('Label')).toBeTruthy()
})
`

const builderOf = (type) => `
/**
 * Say in one sentence what a person enters.
 *
 * @example ${type}('${type}', { label: '${pascal(type)}' })
 */
export const ${type} = /* @__PURE__ */ fieldBuilder(${type}Definition)
`

/** Adds an import in alphabetical place and a line before the end of the map that starts with \`mapStart\`. */
export function joinList(text, importLine, mapStart, mapLine) {
  const lines = withImport(text, importLine)
  const start = lines.findIndex((line) => line.startsWith(mapStart))
  const end = lines.findIndex((line, index) => index > start && line.startsWith('}'))
  if (start === -1 || end === -1) throw new Error(`no map "${mapStart}" to join`)
  lines.splice(end, 0, mapLine)
  return lines.join('\n')
}

function withImport(text, importLine) {
  const lines = text.split('\n')
  const imports = lines.flatMap((line, index) => (/^import \{ \w+(Behaviour|Definition|Widget) \} from/.test(line) ? [index] : []))
  const after = imports.find((index) => lines[index] > importLine) ?? (imports.at(-1) ?? 0) + 1
  lines.splice(after, 0, importLine)
  return lines
}

/** Adds a name to what an entry hands on from the list of builders, in alphabetical place. */
export function joinExports(text, name) {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => line.startsWith("} from '../widgets/builders'"))
  const start = lines.findLastIndex((line, index) => index < end && line.startsWith('export {'))
  if (start === -1 || end === -1) throw new Error('no list of builders to join')
  const names = [...lines.slice(start + 1, end), `  ${name},`].toSorted((one, other) => (one < other ? -1 : 1))
  return [...lines.slice(0, start + 1), ...names, ...lines.slice(end)].join('\n')
}

/** @returns the files written, relative to root. @throws {Error} for a name that is taken or not a slug. */
export function stampWidget(root, type) {
  if (!/^[a-z][a-z0-9]*$/.test(type)) throw new Error('A widget type is one lower-case word, such as "signature".')
  if (existsSync(join(root, 'packages/form-schema/src/widgets', type))) throw new Error(`There is a widget type "${type}" already.`)
  const files = {
    [`packages/form-schema/src/widgets/${type}/behaviour.ts`]: behaviourOf(type),
    [`packages/form-schema/src/widgets/${type}/options.ts`]: optionsOf(type),
    [`packages/form-schema/src/widgets/${type}/definition.ts`]: definitionOf(type),
    [`packages/form-schema/src/widgets/${type}/definition.test.ts`]: definitionTestOf(type),
    [`packages/form-renderer/src/widgets/${type}.tsx`]: componentOf(type),
    [`packages/form-renderer/src/widgets/${type}.test.tsx`]: componentTestOf(type),
  }
  const schemaList = readFileSync(join(root, SCHEMA_LIST), 'utf8')
  const behaviourList = readFileSync(join(root, BEHAVIOUR_LIST), 'utf8')
  const rendererList = readFileSync(join(root, RENDERER_LIST), 'utf8')
  const builderList = readFileSync(join(root, BUILDER_LIST), 'utf8')
  files[BUILDER_LIST] =
    withImport(builderList, `import { ${type}Definition } from './${type}/definition'`).join('\n').trimEnd() + `\n${builderOf(type)}`
  files[BUILD_ENTRY] = joinExports(readFileSync(join(root, BUILD_ENTRY), 'utf8'), type)
  files[SCHEMA_LIST] = joinList(
    schemaList,
    `import { ${type}Definition } from './${type}/definition'`,
    'export const widgetDefinitions',
    `  ${type}: ${type}Definition,`,
  )
  files[BEHAVIOUR_LIST] = joinList(
    behaviourList,
    `import { ${type}Behaviour } from './${type}/behaviour'`,
    'const widgetBehaviours',
    `  ${type}: ${type}Behaviour,`,
  )
  files[RENDERER_LIST] = joinList(
    rendererList,
    `import { ${pascal(type)}Widget } from './${type}'`,
    'export const widgetComponents',
    `  ${type}: ${pascal(type)}Widget,`,
  )
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(files)
}

if (process.argv[1]?.endsWith('new-widget.mjs')) {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
  try {
    for (const path of stampWidget(root, process.argv[2] ?? '')) console.log(`wrote ${path}`)
    console.log('\nNow: "pnpm typecheck" names the catalogue lines that are missing; the conformance test names the rest.')
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
