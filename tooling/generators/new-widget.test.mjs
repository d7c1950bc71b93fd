import { describe, expect, it } from 'vitest'
import { joinList } from './new-widget.mjs'

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
