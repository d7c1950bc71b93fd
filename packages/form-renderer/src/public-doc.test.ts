// @vitest-environment node
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

/** Properties that say by their name and their words what they are. */
const NAMED_BY_THEMSELVES = new Set(['RendererMessages'])

const HERE = import.meta.dirname

const sourceOf = (path: string) => ts.createSourceFile(path, ts.sys.readFile(path) ?? '', ts.ScriptTarget.Latest, true)
const fileOf = (specifier: string) =>
  ['.ts', '.tsx'].map((ending) => join(HERE, `${specifier}${ending}`)).find((path) => ts.sys.fileExists(path)) ?? specifier

/** Every exported name of an entry, with the statement that declares it. */
function publicNames(door: string): (readonly [name: string, declaration: ts.Statement | undefined])[] {
  return sourceOf(join(HERE, door)).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return []
    if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { statements } = sourceOf(fileOf(statement.moduleSpecifier.text))
    return statement.exportClause.elements.map(({ name }) => [name.text, statements.find((one) => declares(one, name.text))] as const)
  })
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.some((one) => one.name.getText() === name)
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || isType(statement)
  return named && statement.name?.text === name
}

const isType = (node: ts.Node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)

const docOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter((one) => ts.isJSDoc(one))
    .at(-1)
const hasWords = (node: ts.Node) => (ts.getTextOfJSDocComment(docOf(node)?.comment) ?? '').trim() !== ''
const hasExample = (node: ts.Node) => ts.getJSDocTags(node).some((tag) => tag.tagName.text === 'example' && tag.comment !== undefined)

const tagsOf = (node: ts.Node) => ts.getJSDocTags(node).filter((tag) => (ts.getTextOfJSDocComment(tag.comment) ?? '').trim() !== '')

/** What the comment of a function leaves out; what a component takes stands at its props. */
function missingTags(name: string, declaration: ts.Statement): readonly string[] {
  const isComponent = /^[A-Z]/.test(name)
  if (!ts.isFunctionDeclaration(declaration) && !(isComponent && ts.isVariableStatement(declaration))) return []
  const tags = tagsOf(declaration)
  const parameters = ts.isFunctionDeclaration(declaration) && !isComponent ? declaration.parameters : []
  const said = tags.filter(ts.isJSDocParameterTag).map((tag) => tag.name.getText())
  return [
    ...parameters
      .filter((parameter, index) => !said[index] || (ts.isIdentifier(parameter.name) && parameter.name.text !== said[index]))
      .map((parameter) => `param ${parameter.name.getText()}`),
    ...(tags.some(ts.isJSDocReturnTag) ? [] : ['returns']),
  ]
}

describe.each(['index.ts', 'mount.ts', 'mui.ts', 'react-hook-form.ts'])('what %s opens', (door) => {
  it.each(publicNames(door))('explains %s and shows an example', (_name, declaration) => {
    if (!declaration) throw new Error('its declaration was not found where the door points')
    expect({ explained: hasWords(declaration), example: hasExample(declaration) }).toEqual({ explained: true, example: true })
  })

  it.each(publicNames(door))('says what %s takes and returns, if it is a function', (name, declaration) => {
    expect(declaration && missingTags(name, declaration)).toEqual([])
  })

  it.each(publicNames(door))('explains each member of %s', (name, declaration) => {
    if (!declaration || !ts.isInterfaceDeclaration(declaration) || NAMED_BY_THEMSELVES.has(name)) return
    const silent = declaration.members.filter((member) => !hasWords(member) && !ts.isCallSignatureDeclaration(member))
    expect(silent.map((member) => member.name?.getText())).toEqual([])
  })
})

it('finds the file behind an export', () => expect(dirname(fileOf('./api/labels'))).toBe(join(HERE, 'api')))
