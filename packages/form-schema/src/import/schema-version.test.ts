/** C14: definitions of older versions are migrated by pure functions, newer ones are refused as a whole. */
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { fixture } from '../testing/read-fixture'
import { codesOf, imported } from '../testing/import-one'
import { importDefinition } from './import-definition'
import { migrateOptions, SCHEMA_VERSION, versionOf } from './schema-version'

describe('C14 versions of definitions', () => {
  it('a definition without a version is migrated to what the golden file holds', () => {
    const { form, report } = imported(fixture('versions/0.json'))
    const exported = exportDefinition(form)
    expect(exported).toEqual(fixture('versions/0.golden.json'))
    expect(report.filter(({ code }) => code === 'option.renamed')).toHaveLength(2)
  })

  it('what was migrated needs no migration', () => {
    const { report, form } = imported(fixture('versions/0.golden.json'))
    expect(report).toEqual([])
    expect(exportDefinition(form)).toEqual(fixture('versions/0.golden.json'))
  })

  it('the current version is read as it is, and named again when it is written', () => {
    const source = { list: [], config: {}, schemaVersion: SCHEMA_VERSION }
    expect(exportDefinition(imported(source).form)).toMatchObject({ schemaVersion: SCHEMA_VERSION })
    const displayVerifiy = { type: 'and', list: [] }
    expect(codesOf({ ...source, list: [{ type: 'input', key: 'a', model: 'a', name: 'A', options: { displayVerifiy } }] })).toEqual([])
  })

  it.each([SCHEMA_VERSION + 1, 7, 1e9])('version %d is of the future: refused with its own code, and nothing is read', (schemaVersion) => {
    const result = importDefinition({ list: [{ type: 'input' }], config: {}, schemaVersion })
    expect(result).toMatchObject({
      ok: false,
      form: null,
      report: [
        { code: 'version.unknown', severity: 'error', path: ['schemaVersion'], params: { found: schemaVersion, limit: SCHEMA_VERSION } },
      ],
    })
  })

  it.each(['2', -1, 1.5, null, true, [3]])('%j is no version but a key of somebody else', (schemaVersion) => {
    expect(versionOf(schemaVersion)).toBe(0)
    expect(exportDefinition(imported({ list: [], config: {}, schemaVersion }).form)).toMatchObject({ schemaVersion })
  })

  it('migrations change nothing that they are given', () => {
    const options = Object.freeze({ displayVerifiy: Object.freeze({ type: 'hide', list: [] }), width: '' })
    expect(migrateOptions(options, 0).options).toEqual({ displayVerify: { type: 'hide', list: [] }, width: '' })
    expect(migrateOptions(options, 1)).toEqual({ options, renamed: [] })
    expect(options).toHaveProperty('displayVerifiy')
    const both = { displayVerifiy: 1, displayVerify: 2 }
    expect(migrateOptions(both, 0).options).toBe(both)
  })
})
