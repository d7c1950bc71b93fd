/** Input for the laws of the importer: random, deep, cyclic and hostile values, wild forms of the old family, and real definitions with places changed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { isList, isObject } from '../../json'
import { WIDGET_TYPES } from '../../widgets/index'
import { goldenForms } from '../read-fixture'
import { otherForm } from './other-sources'

const OTHER = new URL('../../../fixtures/other/', import.meta.url)

/** Texts of real definitions, of all five formats. Long ones are left out: a case has to be quick. */
const LONGEST = 60_000
const others = existsSync(OTHER)
  ? readdirSync(OTHER).flatMap((format) => readdirSync(new URL(`${format}/`, OTHER)).map((file) => `${format}/${file}`))
  : []
const real = [...goldenForms().map(([, text]) => text), ...others.map((file) => readFileSync(new URL(file, OTHER), 'utf8'))].filter(
  (text) => text.length < LONGEST,
)

const HOSTILE = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'list',
  'type',
  'options',
  'columns',
  'config',
  'rules',
  'displayVerify',
  'formwork',
  'model',
  'key',
  'span',
  'remote',
  'props',
  'schemaVersion',
  'components',
  'elements',
  'properties',
  'children',
] as const
const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '^(a+)+$',
    '{{x}}',
    -1,
    0,
    1e9,
    1e308,
    null,
    true,
    [],
    {},
    [[]],
    '99',
    'NaN',
    '\ud800',
    '\u0000',
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** A real definition with a few of its places changed, doubled, renamed or taken away. */
const mutated = fc
  .tuple(
    fc.constantFrom(...real),
    fc.array(fc.tuple(fc.nat(), fc.nat(4), fc.constantFrom(...HOSTILE), hostileValue), { minLength: 1, maxLength: 6 }),
  )
  .map(([text, changes]) => {
    const source: unknown = JSON.parse(text)
    // Each a copy: a list that is put in twice would be put into itself one day, in this case or in a later one.
    for (const [at, act, name, value] of changes) changePlace(source, at, act, name, structuredClone(value))
    return source
  })

/** Changes the `at`-th place (counted over and over) of a value made for this case alone. */
function changePlace(source: unknown, at: number, act: number, name: string, value: unknown): void {
  const places: { readonly owner: object; readonly key: string }[] = []
  const open: unknown[] = [source]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (!isList(next) && !isObject(next)) continue
    for (const [key, item] of Object.entries(next)) {
      places.push({ owner: next, key })
      if (typeof item === 'object' && item !== null) open.push(item)
    }
  }
  const place = places[at % Math.max(1, places.length)]
  if (place === undefined) return
  const { owner, key } = place
  const found: unknown = Reflect.get(owner, key)
  if (act === 0) Reflect.set(owner, key, value)
  else if (act === 1) Reflect.deleteProperty(owner, key)
  else if (act === 2)
    Object.defineProperty(owner, name, { value: structuredClone(found), enumerable: true, writable: true, configurable: true })
  else if (act === 3 && isList(found)) Reflect.set(owner, key, [...found, ...structuredClone(found)])
  else Reflect.set(owner, key, [found, value])
}

/** A text of a real definition with a stretch overwritten. */
const mutatedText = fc
  .tuple(fc.constantFrom(...real), fc.nat(), fc.oneof(fc.string(), fc.json({ maxDepth: 2 }), fc.constantFrom(...HOSTILE)))
  .map(([text, at, insert]) => text.slice(0, at % text.length) + insert + text.slice((at % text.length) + insert.length))

const wildWidget = (depth: number): fc.Arbitrary<unknown> => {
  const inner = depth === 0 ? fc.constant([]) : fc.array(wildWidget(depth - 1), { maxLength: 2 })
  return fc.record(
    {
      type: fc.oneof({ weight: 8, arbitrary: fc.constantFrom<unknown>(...WIDGET_TYPES) }, { weight: 1, arbitrary: hostileValue }),
      key: fc.oneof(fc.constantFrom<unknown>('k', 1), hostileValue),
      model: fc.oneof(fc.constantFrom<unknown>('a', 'b', 'c', 7), hostileValue),
      name: hostileValue,
      options: fc.oneof(
        {
          weight: 5,
          arbitrary: fc.dictionary(
            fc.constantFrom(
              'required',
              'pattern',
              'options',
              'min',
              'max',
              'step',
              'defaultValue',
              'displayVerify',
              'displayVerifiy',
              'formwork',
              'remoteOptions',
              'props',
              'requestMethod',
              'format',
              'type',
              'multiple',
              'range',
              'isRange',
              'token',
              'action',
              'length',
              'size',
              'dataType',
            ),
            hostileValue,
          ) as fc.Arbitrary<unknown>,
        },
        { weight: 1, arbitrary: hostileValue },
      ),
      rules: hostileValue,
      columns: fc.oneof(fc.array(fc.record({ span: hostileValue, list: inner }), { maxLength: 3 }), hostileValue),
      tabs: fc.oneof(
        fc.array(fc.record({ title: hostileValue, label: hostileValue, list: inner }, { requiredKeys: [] }), { maxLength: 3 }),
        inner,
      ),
      list: fc.oneof(inner, hostileValue),
      tableColumns: inner,
    },
    { requiredKeys: ['type'] },
  )
}
const wildForm = fc.record(
  { list: fc.array(wildWidget(2), { maxLength: 5 }), config: hostileValue, schemaVersion: hostileValue },
  { requiredKeys: ['list'] },
)

/** The same container in itself, many times; sometimes closed into a ring. */
const deep = fc
  .tuple(
    fc.constantFrom('grid', 'subform', 'panel', 'datagrid', 'paneldynamic', 'group', 'object', 'array', 'list'),
    fc.integer({ min: 1, max: 40 }),
    fc.boolean(),
  )
  .map(([kind, depth, isRing]) => {
    const innermost: Record<string, unknown> = { type: 'input', key: 'x', name: 'x', model: 'x', options: {}, input: true }
    let inner = innermost
    for (let level = 0; level < depth; level++) inner = wrapped(kind, inner)
    if (isRing) innermost['columns'] = innermost['components'] = innermost['elements'] = [inner]
    return { list: [inner], components: [inner], elements: [inner], properties: { x: inner } }[keyFor(kind)] === undefined
      ? inner
      : { [keyFor(kind)]: kind === 'object' || kind === 'array' ? { x: inner } : [inner] }
  })

function keyFor(kind: string): 'list' | 'components' | 'elements' | 'properties' {
  if (kind === 'panel' || kind === 'paneldynamic') return 'elements'
  if (kind === 'datagrid' || kind === 'group') return 'components'
  return kind === 'object' || kind === 'array' ? 'properties' : 'list'
}

function wrapped(kind: string, inner: Record<string, unknown>): Record<string, unknown> {
  const key = `${kind}_key`
  if (kind === 'grid' || kind === 'subform')
    return { type: kind, key, model: key, name: '', options: {}, columns: [{ span: 24, list: [inner] }] }
  if (kind === 'list') return { type: 'grid', options: {}, list: [inner] }
  if (kind === 'object') return { type: 'object', properties: { x: inner } }
  if (kind === 'array') return { type: 'array', items: inner }
  const holder = kind === 'panel' ? 'elements' : kind === 'paneldynamic' ? 'templateElements' : 'components'
  return { type: kind, key, name: key, input: kind === 'datagrid', [holder]: [inner] }
}

/** Every kind of source by its name, so that a report can say which one failed. */
export const SOURCES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'any value': fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  'any text': fc.oneof(fc.string(), fc.json()),
  'text of a real definition, overwritten': mutatedText,
  'real definition, places changed': mutated,
  'wild form of the old family': wildForm,
  'form of another designer': otherForm,
  'deep or cyclic': deep,
}
