import { cpSync, mkdtempSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { joinList, stampWidget } from './new-widget.mjs'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const LISTS = [
  'packages/form-schema/src/widgets/index.ts',
  'packages/form-schema/src/widgets/behaviours.ts',
  'packages/form-schema/src/widgets/builders.ts',
  'packages/form-schema/src/build/index.ts',
  'packages/form-renderer/src/widgets/index.ts',
]

const list = `import { inputDefinition } from './input/definition'
import { textDefinition } from './text/definition'

export const widgetDefinitions = {
  input: inputDefinition,
  text: textDefinition,
} as const

const other = {}
`

describe('joining the list of widgets', () => {
  it('keeps the imports sorted and adds the line at the end of the map', () => {
    expect(
      joinList(list, "import { rateDefinition } from './rate/definition'", 'export const widgetDefinitions', '  rate: rateDefinition,'),
    ).toBe(
      list
        .replace('import { textDefinition', "import { rateDefinition } from './rate/definition'\nimport { textDefinition")
        .replace('} as const', '  rate: rateDefinition,\n} as const'),
    )
  })

  it('refuses a file without the map rather than writing nonsense', () => {
    expect(() => joinList('const a = 1\n', 'import x', 'export const widgetDefinitions', '  a,')).toThrow('no map')
  })
})

describe('stamping a widget type', () => {
  it('enters it in every list of the schema, that of the builders and its entry among them', () => {
    const root = mkdtempSync(join(tmpdir(), 'stamp-'))
    try {
      for (const list of LISTS) {
        mkdirSync(dirname(join(root, list)), { recursive: true })
        cpSync(join(ROOT, list), join(root, list))
      }
      stampWidget(root, 'signature')
      const read = (list) => readFileSync(join(root, list), 'utf8')
      const [definitions, behaviours, builders, entry] = LISTS.map(read)
      expect(definitions).toContain('  signature: signatureDefinition,')
      expect(behaviours).toContain('  signature: signatureBehaviour,')
      expect(builders).toContain("import { signatureDefinition } from './signature/definition'")
      expect(builders).toContain('export const signature = /* @__PURE__ */ fieldBuilder(signatureDefinition)')
      expect(entry).toMatch(/ {2}select,\n {2}signature,\n {2}slider,/)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })
})
