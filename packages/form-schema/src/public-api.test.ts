/** The public entry: its list of names, both ways, and the guarantees of the whole package. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createForm, DEFAULT_CONFIG, DEFAULT_LOCALE, IMPORT_CODES, isFormDefinition, parseLocale } from './index'
import { ruleMessages } from './messages/locale'
import { importDefinition } from './import/import-definition'
import { fixture } from './testing/read-fixture'
import { z } from './zod'

const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8')
const listed = readFileSync(new URL('../api.md', import.meta.url), 'utf8')

/** Names the entry exports, types included. */
function exportedNames(): string[] {
  const groups = [...source.matchAll(/export (type )?\{([^}]*)\}/g)]
  return groups
    .flatMap(([, , names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()))
    .filter((name) => name !== '')
}

describe('the public entry', () => {
  it('exports exactly the names that api.md lists', () => {
    const documented = [...listed.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name)
    expect(documented.toSorted()).toEqual(exportedNames().toSorted())
  })

  it('has no export star and no default', () => {
    expect(source).not.toMatch(/export \*|export default/)
  })

  it('never turns data into code: no eval, no Function, no RegExp from text', () => {
    const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    expect(sources.length).toBeGreaterThan(50)
    for (const name of sources) {
      // The program loads the module that its user names.
      if (name === 'cli/load-widgets.ts') continue
      const code = readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/g, '')
      expect([name, code.match(/\beval\(|\bFunction\(|\bRegExp\(|\bimport\((?!')/)]).toEqual([name, null])
    }
  })

  it('keeps zod from compiling schemas with new Function', () => {
    expect(z.config().jitless).toBe(true)
  })

  it('tells its own forms from foreign JSON', () => {
    expect(isFormDefinition(createForm())).toBe(true)
    expect(isFormDefinition(importDefinition(fixture('012.json')).form)).toBe(true)
    expect(isFormDefinition(fixture('012.json'))).toBe(false)
    for (const other of [null, 5, [], {}, { list: [], config: {}, extras: {} }]) expect(isFormDefinition(other)).toBe(false)
  })

  it('makes new forms with the defaults of the specification', () => {
    expect(createForm()).toEqual({
      list: [],
      config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '', extras: {} },
      extras: {},
    })
    expect(createForm().config).not.toBe(DEFAULT_CONFIG)
  })

  it.each([
    ['zh-CN', 'zh-CN'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['fr', 'en'],
    ['', 'zh-CN'],
    [null, 'zh-CN'],
  ])('speaks to %j in %s', (tag, locale) => {
    expect(parseLocale(tag)).toBe(locale)
  })

  it('has every message in every language, and no code twice', () => {
    expect(Object.keys(ruleMessages.en).toSorted()).toEqual(Object.keys(ruleMessages[DEFAULT_LOCALE]).toSorted())
    expect(new Set(IMPORT_CODES).size).toBe(IMPORT_CODES.length)
  })
})
