/** `fill.ts` of form-schema is measured as the part the renderer needs, so it has to be exactly that: no name more, none missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const packages = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages')
/** Code that reads and translates definitions, and that formats dates for readers, is loaded later, with the part that needs it. */
const LATER = new Set(['importDefinition', 'localizeForm', 'momentText'])

function modulesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The values, not the types, between the braces of an import or export. */
function valuesIn(braces) {
  return braces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0])
}

const namesIn = (text, statement) => [...text.matchAll(statement)].flatMap(([, braces]) => valuesIn(braces))

describe('the names for filling a form', () => {
  it('are those that the renderer imports', () => {
    const imported = modulesOf(join(packages, 'form-renderer/src')).flatMap((text) =>
      namesIn(text, /^import \{([^}]*)\} from '@formwork\/form-schema'/gm),
    )
    const offered = namesIn(readFileSync(join(packages, 'form-schema/src/fill.ts'), 'utf8'), /^export \{([^}]*)\} from/gm)
    expect(imported.length).toBeGreaterThan(20)
    expect(new Set(imported.filter((name) => !LATER.has(name)))).toEqual(new Set(offered))
  })
})
