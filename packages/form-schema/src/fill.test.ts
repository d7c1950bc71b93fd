import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { WIDGET_TYPES, widgetDefinition } from './widgets/index'

const root = dirname(fileURLToPath(import.meta.url))
const IMPORT = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)'/gm

/** The modules that `file` loads, itself included, by their paths under `src`. */
function loads(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
    loads(relative(root, join(root, dirname(file), `${path}.ts`)), seen)
  return seen
}

describe('a page that fills a form', () => {
  it('loads no schema of options, no panel, no importer and no zod', () => {
    const loaded = [...loads('fill.ts')]
    expect(loaded).toContain('widgets/input/behaviour.ts')
    expect(loaded.filter((path) => /^zod|definition\.ts$|panel|^(import|export|lint|document|cli)\//.test(path))).toEqual([
      'form-definition.ts',
      'is-form-definition.ts',
    ])
  })

  it('loads the behaviour of every widget type', () => {
    const loaded = loads('fill.ts')
    for (const type of WIDGET_TYPES) {
      const { kind, slots } = widgetDefinition(type)
      // Types that only hold others behave alike.
      expect(loaded).toContain(kind === 'layout' && slots !== null ? 'widgets/layout-behaviour.ts' : `widgets/${type}/behaviour.ts`)
    }
  })
})
