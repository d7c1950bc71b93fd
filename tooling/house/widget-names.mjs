/** Finds widget types that are named outside their rooms: a list or a switch there would miss the next type without an error. Pure on its text. */
import { readdirSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

const ROOM = 'packages/form-schema/src/widgets'

/** Names that mean a widget type wherever they are written; the others are words of HTML, CSS, JavaScript and JSON Schema too. */
const ONLY_A_WIDGET = new Set(['imgupload', 'subform', 'cascader'])

/** Where types may be named: their own folders and lists, their faces in the designer, what reads the formats of others, and tests. */
const ROOMS = /^packages\/(form-schema\/src\/(widgets|import)|form-renderer\/src\/widgets|form-designer\/src\/(widget-faces|messages))\//

/** Files outside that still name types, and why. Shrink it: properties of a widget belong into its definition or behaviour. */
export const MAY_NAME_WIDGETS = {
  'packages/form-schema/src/feel/fit-result.ts':
    'loaded with a form that is filled, without definitions; steps and limits to be told by behaviour',
  'packages/form-renderer/src/field/field-semantics.ts': 'in the first load, whose budget has no room for a map of every type',
  'packages/form-renderer/src/performance/inlined/WidgetView.tsx': 'in the first load, as above: grid and divider have no frame',
  'packages/form-renderer/src/performance/inlined/field-frame.tsx': 'in the first load, as above: text controls fill their row',
  'packages/icons/src/designer.ts': 'drawings by the name that the definition of a type gives its palette entry',
  'apps/console/src/features/gallery/gallery-samples.ts': 'what the gallery shows of every type, in a total map',
}

/** Takes the name of a widget type first. */
const TAKES_A_TYPE = /^(WidgetOf|WidgetOptions|WidgetBase|widgetDefinition|createWidget|defaultOptions|optionDefault|isWidgetType)$/

/** A list or map with at least so many widget types is a list of widget types. */
const A_LIST = 3

const isTest = (path) => /\.test(-d)?\.tsx?$/.test(path) || path.includes('/testing/')

/** @returns {string[]} findings as `path:line message` */
export function checkWidgetNames(path, text, types) {
  if (ROOMS.test(path) || isTest(path)) return []
  const names = widgetNames(path, text, types)
  if (!Object.hasOwn(MAY_NAME_WIDGETS, path))
    return names.map(({ type, line }) => `${path}:${line} names the widget type ${type}; ask its definition or behaviour`)
  return names.length > 0 ? [] : [`${path}:1 names no widget type any more; take it off the list in tooling/house/widget-names.mjs`]
}

/** @returns {string[]} the widget types of the house: their folders */
export function widgetTypes(root) {
  try {
    return readdirSync(`${root}/${ROOM}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/**
 * @param {string} path used for the language
 * @param {string} text
 * @param {ReadonlySet<string>} types
 * @returns {{ type: string, line: number }[]} every place that names a widget type
 */
export function widgetNames(path, text, types) {
  const found = new Map()
  const named = (node) => (node?.type === 'Literal' && types.has(node.value) ? node.value : null)
  const find = (node, type = named(node)) => type && found.set(node.start, type)
  const literalsOf = (nodes) => nodes.filter((node) => node && named(node))
  const keyOf = (property) => (property.type === 'Property' && !property.computed ? (property.key.name ?? property.key.value) : undefined)

  new Visitor({
    Literal(node) {
      if (ONLY_A_WIDGET.has(node.value) && types.has(node.value)) find(node)
    },
    BinaryExpression(node) {
      if (!/^[!=]==?$/.test(node.operator)) return
      if (isTypeOfWidget(node.left)) find(node.right)
      if (isTypeOfWidget(node.right)) find(node.left)
    },
    SwitchStatement(node) {
      if (isTypeOfWidget(node.discriminant)) for (const { test } of node.cases) find(test)
    },
    CallExpression(node) {
      if (TAKES_A_TYPE.test(node.callee.name ?? '')) find(node.arguments[0])
    },
    TSTypeReference(node) {
      if (!TAKES_A_TYPE.test(node.typeName.name ?? '')) return
      for (const part of node.typeArguments?.params.flatMap((param) => (param.type === 'TSUnionType' ? param.types : [param])) ?? [])
        if (part.type === 'TSLiteralType') find(part.literal)
    },
    ArrayExpression(node) {
      const literals = literalsOf(node.elements)
      if (isList(literals, node.elements)) literals.forEach((literal) => find(literal))
    },
    ObjectExpression(node) {
      const keys = node.properties.filter((property) => types.has(keyOf(property)))
      if (isList(keys, node.properties)) keys.forEach(({ key }) => find(key, key.name ?? key.value))
    },
    TSUnionType(node) {
      const literals = literalsOf(node.types.map((type) => (type.type === 'TSLiteralType' ? type.literal : null)))
      if (isList(literals, node.types)) literals.forEach((literal) => find(literal))
    },
  }).visit(parseSync(path, text).program)

  return [...found].sort(([a], [b]) => a - b).map(([start, type]) => ({ type, line: text.slice(0, start).split('\n').length }))
}

/** Two thirds of its members are widget types: kinds of values have some of the same names. */
const isList = (members, all) => members.length >= A_LIST && members.length * 3 >= all.length * 2

/** `widget.type`, `type`, `field.widget.type`; not `options.type`, which is the kind of a date. */
function isTypeOfWidget(node) {
  if (node.type === 'ChainExpression') return isTypeOfWidget(node.expression)
  if (node.type === 'Identifier') return /^(type|widgetType)$/.test(node.name)
  if (node.type !== 'MemberExpression' || node.computed || node.property.name !== 'type') return false
  const owner = node.object.name ?? node.object.property?.name
  return owner !== 'options'
}
