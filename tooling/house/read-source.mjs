/** Reads one source file: what it imports and which constructs of note it holds. Pure on its text. */
import { parseSync, Visitor } from 'oxc-parser'

/**
 * @param {string} path used for the language and in messages
 * @param {string} text
 * @returns {{ imports: {specifier: string, line: number, isEager: boolean}[], constructs: {rule: string, line: number}[] }}
 */
export function readSource(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const imports = []
  const constructs = []
  const line = (node) => text.slice(0, node.start).split('\n').length
  const imported = (node) => node.source && imports.push({ specifier: node.source.value, line: line(node), isEager: !isOfTypes(node) })
  const found = (rule, node) => constructs.push({ rule, line: line(node) })

  new Visitor({
    ImportDeclaration: imported,
    ExportNamedDeclaration: imported,
    ImportExpression(node) {
      if (node.source.type === 'Literal') imports.push({ specifier: node.source.value, line: line(node), isEager: false })
      else found('dynamic-import-of-a-value', node)
    },
    ExportAllDeclaration(node) {
      imported(node)
      found('export-star', node)
    },
    ExportDefaultDeclaration: (node) => found('default-export', node),
    NewExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      if (name === 'Function') found('new-function', node)
      if (name === 'RegExp' && node.arguments[0]?.type !== 'Literal') found('regexp-from-a-value', node)
    },
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      if (isWaitOfVitest(node.callee) && node.arguments.length < 2) found('wait-of-a-second', node)
      if (name === 'eval' || name === 'Function') found('eval', node)
      if (name === 'RegExp' && node.arguments[0]?.type !== 'Literal') found('regexp-from-a-value', node)
    },
    MemberExpression(node) {
      const onProcess = node.object.type === 'Identifier' && node.object.name === 'process'
      if (onProcess && !node.computed && node.property.name === 'env') found('reads-environment', node)
      if (!node.computed && (node.property.name === 'innerHTML' || node.property.name === 'outerHTML')) found('raw-html', node)
    },
    JSXAttribute(node) {
      if (node.name.name === 'dangerouslySetInnerHTML') found('raw-html', node)
    },
  }).visit(program)
  return { imports, constructs }
}

/** It is removed when the program is compiled. */
function isOfTypes({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
}

/** `vi.waitFor` and `vi.waitUntil`, which give up after a second unless they are told another time. */
function isWaitOfVitest(callee) {
  if (callee.type !== 'MemberExpression' || callee.computed) return false
  return callee.object.type === 'Identifier' && callee.object.name === 'vi' && /^wait(For|Until)$/.test(callee.property.name)
}
