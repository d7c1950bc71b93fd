/** Finds texts in a source file that people would read or hear in one language only. Pure on its text. */
import { parseSync, Visitor } from 'oxc-parser'

/** Attributes, and props of the same names that are passed on, whose text is shown or read out. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'helperText',
  'hint',
  'label',
  'placeholder',
  'title',
])
/** A property named `label` or `title` may be anything; these are only ever texts. */
const SPOKEN_PROPERTIES = new Set([...SPOKEN].filter((name) => name.startsWith('aria-') || name === 'placeholder' || name === 'helperText'))
const LETTER = /\p{L}/u
const HAN = /\p{Script=Han}/u

/**
 * @param {string} path used for the language
 * @param {string} text
 * @returns {{ text: string, line: number }[]}
 */
export function literalTexts(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const found = new Map()
  const note = (node, words) => found.set(node.start, { text: words.trim(), line: text.slice(0, node.start).split('\n').length })
  const noteLetters = (node) => {
    for (const [literal, words] of literalsOf(node)) if (LETTER.test(words)) note(literal, words)
  }
  new Visitor({
    JSXText: (node) => LETTER.test(node.value) && note(node, node.value),
    JSXElement: (node) =>
      node.children.filter(({ type }) => type === 'JSXExpressionContainer').forEach((child) => noteLetters(child.expression)),
    JSXFragment: (node) =>
      node.children.filter(({ type }) => type === 'JSXExpressionContainer').forEach((child) => noteLetters(child.expression)),
    JSXAttribute: (node) => SPOKEN.has(node.name.name) && node.value !== null && noteLetters(node.value),
    Property: (node) => SPOKEN_PROPERTIES.has(node.key.value ?? node.key.name) && noteLetters(node.value),
    Literal: (node) => typeof node.value === 'string' && HAN.test(node.value) && note(node, node.value),
    TemplateElement: (node) => HAN.test(node.value.raw) && note(node, node.value.raw),
  }).visit(program)
  return [...found.values()]
}

/** The literals an expression may evaluate to: both sides of a condition, the parts of a template. */
function* literalsOf(node) {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string') yield [node, node.value]
      break
    case 'TemplateLiteral':
      for (const part of node.quasis) yield [part, part.value.raw]
      break
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      yield* literalsOf(node.expression)
      break
    case 'ConditionalExpression':
      yield* literalsOf(node.consequent)
      yield* literalsOf(node.alternate)
      break
    case 'LogicalExpression':
      yield* literalsOf(node.left)
      yield* literalsOf(node.right)
      break
  }
}
