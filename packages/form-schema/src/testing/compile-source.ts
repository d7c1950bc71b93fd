/** The diagnostics of the TypeScript compiler for generated source. */
import { fileURLToPath } from 'node:url'
import {
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  getPreEmitDiagnostics,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
  transpileModule,
} from 'typescript'

/** A file of the package that is not there: what it imports is found as from any of its files. */
const NAME = fileURLToPath(new URL('../generated.ts', import.meta.url))

/** The compiler's complaints in strict mode, each with its details. `onlySyntax` asks whether it can be read, which is quick. */
export function typeErrors(source: string, { onlySyntax = false }: { readonly onlySyntax?: boolean } = {}): readonly string[] {
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
  }
  if (onlySyntax) {
    const { diagnostics = [] } = transpileModule(source, { compilerOptions: options, reportDiagnostics: true })
    return diagnostics.map(({ messageText }) => flattenDiagnosticMessageText(messageText, '\n'))
  }
  const host = createCompilerHost(options)
  const program = createProgram([NAME], options, {
    ...host,
    fileExists: (name) => name === NAME || host.fileExists(name),
    readFile: (name) => (name === NAME ? source : host.readFile(name)),
    getSourceFile: (name, target, ...more) =>
      name === NAME ? createSourceFile(name, source, target) : host.getSourceFile(name, target, ...more),
  })
  return getPreEmitDiagnostics(program).map(({ messageText }) => flattenDiagnosticMessageText(messageText, '\n'))
}
