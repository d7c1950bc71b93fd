/**
 * What a developer reads in the editor: every public name has a comment, every function what it takes, returns and throws, every function
 * and constant an example, and every example compiles against the package as it is, those of the README too.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  displayPartsToString,
  flattenDiagnosticMessageText,
  forEachChild,
  isIdentifier,
  isNewExpression,
  isParameter,
  isThrowStatement,
  type Node,
  parseJsonConfigFileContent,
  readConfigFile,
  type Signature,
  type Symbol as PublicSymbol,
  SymbolFlags,
  sys,
  type TypeChecker,
} from 'typescript'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_SURROUNDINGS } from './testing/example-surroundings'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const DOORS = ['index.ts', 'feel/index.ts', 'condition-language/index.ts', 'build/index.ts'].map((door) => `${PACKAGE}src/${door}`)
/** A file that is not there: the examples, each in a function of its own. */
const EXAMPLES = `${PACKAGE}src/public-docs.examples.ts`

const { options } = parseJsonConfigFileContent(readConfigFile(`${PACKAGE}tsconfig.json`, (path) => sys.readFile(path)).config, sys, PACKAGE)

interface PublicName {
  readonly name: string
  readonly door: string
  readonly isValue: boolean
  readonly comment: string
  readonly examples: readonly string[]
  readonly missingTags: readonly string[]
}

/** Parameters, result and thrown errors of a function that its comment says nothing about; each overload has a comment of its own. */
function missingTags(symbol: PublicSymbol, checker: TypeChecker): readonly string[] {
  const { valueDeclaration, declarations = [] } = symbol
  if (valueDeclaration === undefined) return []
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, valueDeclaration).getCallSignatures()
  const saysThrows = symbol.getJsDocTags(checker).some(({ name }) => name === 'throws')
  return [
    ...signatures.flatMap((signature) => [...missingParams(signature), ...missingReturns(signature, checker)]),
    ...(signatures.length > 0 && declarations.some(throwsItself) && !saysThrows ? ['throws'] : []),
  ]
}

/** In the order of the parameters, which is how editors find the text of one that is taken apart. */
function missingParams(signature: Signature): readonly string[] {
  const said = signature
    .getJsDocTags()
    .filter(({ name }) => name === 'param')
    .map(({ text = [] }) => /^(\S+) - \S/.exec(displayPartsToString([...text]))?.[1])
  return signature.parameters.flatMap(({ name, valueDeclaration }, index) => {
    const isNamed = valueDeclaration !== undefined && isParameter(valueDeclaration) && isIdentifier(valueDeclaration.name)
    return said[index] === undefined || (isNamed && said[index] !== name) ? [`param ${isNamed ? name : index + 1}`] : []
  })
}

function missingReturns(signature: Signature, checker: TypeChecker): readonly string[] {
  const isNothing = ['void', 'Promise<void>'].includes(checker.typeToString(signature.getReturnType()))
  const isSaid = signature.getJsDocTags().some(({ name, text = [] }) => name === 'returns' && displayPartsToString([...text]) !== '')
  return isNothing || isSaid ? [] : ['returns']
}

/** True where an error is made; one that is caught and thrown again is not the function's own. */
function throwsItself(node: Node): boolean {
  if (isThrowStatement(node) && isNewExpression(node.expression)) return true
  return forEachChild(node, (child) => throwsItself(child) || undefined) ?? false
}

function publicNames(): readonly PublicName[] {
  const program = createProgram(DOORS, options)
  const checker = program.getTypeChecker()
  return DOORS.flatMap((door) => {
    const source = program.getSourceFile(door)
    const symbol = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (symbol === undefined) throw new Error(`${door} is no module`)
    return checker.getExportsOfModule(symbol).map((exported) => {
      const target = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported)
      return {
        name: exported.name,
        door,
        isValue: (target.flags & SymbolFlags.Value) !== 0,
        comment: displayPartsToString(target.getDocumentationComment(checker)),
        examples: target
          .getJsDocTags(checker)
          .filter(({ name }) => name === 'example')
          .map(({ text = [] }) => displayPartsToString([...text])),
        missingTags: missingTags(target, checker),
      }
    })
  })
}

const exported = publicNames()
/** Each once: the language of conditions is part of the main entry too. */
const names = exported.filter(({ name }, index) => exported.findIndex((other) => other.name === name) === index)

/** An object in an example is an expression, not a block. */
const asStatements = (example: string) => (example.trim().startsWith('{') ? `void (${example.trim()})` : example)

interface Example {
  readonly name: string
  readonly example: string
  /** The examples of builders have surroundings of their own. */
  readonly isOfBuilders: boolean
}

const isOfBuilders = (door: string) => door.endsWith('/build/index.ts')

/** Pages with code that needs form-schema alone; that of the renderer's guide is quoted from the examples, which are built. */
const PAGES = ['README.md', ...['answers', 'rules'].flatMap((page) => [`../../docs/guide/${page}.md`, `../../docs/guide/zh/${page}.md`])]

/** The blocks of these pages, without their imports: those names are here anyway. */
function readmeExamples(): readonly Example[] {
  return PAGES.flatMap((page) =>
    [...readFileSync(`${PACKAGE}${page}`, 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, block = ''], index) => ({
      name: `${page} ${index + 1}`,
      example: block.replaceAll(/^import (?:type )?\{[^}]*\} from '@formwork\/form-schema(?:\/feel|\/build)?'\n/gm, ''),
      isOfBuilders: block.includes("'@formwork/form-schema/build'"),
    })),
  )
}

/** Calls in a code block of the README without an import of their own: a reader copies only the block. */
function callsWithoutImport(): readonly string[] {
  const blocks = [...readFileSync(`${PACKAGE}README.md`, 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(([, block = '']) => block)
  return blocks.flatMap((block, index) => {
    const imported = [...block.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    )
    const called = names.filter(({ name, isValue }) => isValue && new RegExp(`(?<![.\\w])${name}\\(`).test(block))
    return called.filter(({ name }) => !imported.includes(name)).map(({ name }) => `README.md ${index + 1}: ${name}`)
  })
}

function complaintsAboutExamples(): readonly string[] {
  const inComments = names.flatMap(({ name, door, examples }) =>
    examples.map((example) => ({ name, example, isOfBuilders: isOfBuilders(door) })),
  )
  const entries = [...inComments, ...readmeExamples()]
  return [true, false].flatMap((which) =>
    complaintsAbout(
      entries.filter((each) => each.isOfBuilders === which),
      which,
    ),
  )
}

function complaintsAbout(entries: readonly Example[], areOfBuilders: boolean): readonly string[] {
  const imports = names
    .filter(({ name, door }) => isOfBuilders(door) === areOfBuilders || (areOfBuilders && BESIDE_BUILDERS.has(name)))
    .map(({ name, door, isValue }) => `import { ${isValue ? '' : 'type '}${name} } from '${door.replace(/\.ts$/, '')}'`)
  const bodies = entries.map(({ example }, index) => `export async function example${index}() {\n${asStatements(example)}\n}\n`)
  const surroundings = areOfBuilders ? 'declare function save(...parts: unknown[]): void' : EXAMPLE_SURROUNDINGS
  const source = `${imports.join('\n')}\n${surroundings}\n${bodies.join('')}`
  const starts = bodies.map((_, index) => source.indexOf(`export async function example${index}() {`))
  // An example stops where it has shown what it shows: what it names and does not use is no fault.
  const compilerOptions = { ...options, noUnusedLocals: false, noUnusedParameters: false }
  const host = createCompilerHost(compilerOptions)
  const program = createProgram([EXAMPLES], compilerOptions, {
    ...host,
    fileExists: (path) => path === EXAMPLES || host.fileExists(path),
    readFile: (path) => (path === EXAMPLES ? source : host.readFile(path)),
    getSourceFile: (path, target, ...more) =>
      path === EXAMPLES ? createSourceFile(path, source, target) : host.getSourceFile(path, target, ...more),
  })
  const file = program.getSourceFile(EXAMPLES)
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(({ start = 0, messageText }) => {
    const index = starts.findLastIndex((at) => at <= start)
    return `${entries[index]?.name ?? 'surroundings'}: ${flattenDiagnosticMessageText(messageText, '\n')}`
  })
}

/** Names of the main entry that examples of the builders use. */
const BESIDE_BUILDERS: ReadonlySet<string> = new Set(['Condition', 'ValuesOf', 'importDefinition'])

describe('the public documentation', () => {
  it('is there for every entry', () => {
    for (const door of DOORS) {
      const text = readFileSync(door, 'utf8')
      const own = exported.filter((each) => each.door === door)
      expect(own.length).toBeGreaterThan(4)
      expect(own.filter(({ name }) => !text.includes(name))).toEqual([])
    }
  })

  it('says of every public name what it is', () => {
    expect(names.filter(({ comment }) => comment.trim() === '').map(({ name }) => name)).toEqual([])
  })

  it('says of every function what it takes, what it returns and what it throws', () => {
    expect(names.flatMap(({ name, missingTags }) => missingTags.map((tag) => `${name}: @${tag}`))).toEqual([])
  })

  it('shows every function and constant in an example', () => {
    expect(names.filter(({ isValue, examples }) => isValue && examples.length === 0).map(({ name }) => name)).toEqual([])
  })

  it('holds only examples that compile, in the comments, the README and the guide', () => {
    expect(readmeExamples().length).toBeGreaterThan(15)
    expect(complaintsAboutExamples()).toEqual([])
  })

  it('imports in each block of the README what it calls', () => {
    expect(callsWithoutImport()).toEqual([])
  })
})
