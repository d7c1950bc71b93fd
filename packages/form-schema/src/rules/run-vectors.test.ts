/** The runner for programs in other languages: it accepts our results and notices wrong ones. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../conditions/form-visibility'
import type { FormValues } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { vectorFiles, vectorsIn } from '../testing/read-vectors'
import { pruneValues, validateValues } from './validate-values'

const FOLDER = new URL('../../fixtures/vectors/', import.meta.url)

interface Answer {
  readonly visible: readonly string[]
  readonly issues: readonly { readonly path: readonly (string | number)[]; readonly code: string }[]
  readonly pruned: unknown
  readonly cleaned?: unknown
}
interface Runner {
  differences(
    validate: (asked: { readonly definition: unknown; readonly values: FormValues }) => Answer,
  ): Promise<readonly { readonly name: string }[]>
}
const runner = (await import(new URL('run-vectors.mjs', FOLDER).href)) as Runner

function validate({ definition, values }: { readonly definition: unknown; readonly values: FormValues }): Answer {
  const { form } = importDefinition(definition)
  if (form === null) throw new Error('not imported')
  const result = validateValues(form, values)
  const answer: Answer = {
    visible: [...visibleFields(form, values)],
    issues: result.ok ? [] : result.issues.map(({ path, code }) => ({ path, code })),
    pruned: pruneValues(form, values),
    ...(result.ok && { cleaned: result.values }),
  }
  return JSON.parse(JSON.stringify(answer)) as Answer
}

describe('run-vectors.mjs', () => {
  it('finds no difference in our own results', async () => {
    expect(await runner.differences(validate)).toEqual([])
  })

  it('finds a wrong code, place, visible field, pruned or stored value', async () => {
    const worse: readonly ((answer: Answer) => Answer)[] = [
      (answer) => ({ ...answer, issues: answer.issues.map((issue) => ({ ...issue, code: 'wrong' })) }),
      (answer) => ({ ...answer, issues: answer.issues.map((issue) => ({ ...issue, path: [] })) }),
      (answer) => ({ ...answer, visible: [...answer.visible, 'stranger'] }),
      (answer) => ({ ...answer, pruned: {} }),
      (answer) => ({ ...answer, cleaned: null }),
    ]
    for (const spoil of worse) expect((await runner.differences((asked) => spoil(validate(asked)))).length).toBeGreaterThan(100)
  })

  it('runs a program line by line and ends with 1 when it differs', () => {
    const stub = `require('readline').createInterface({input:process.stdin}).on('line',()=>console.log('{"visible":[],"issues":[],"pruned":{},"cleaned":{}}'))`
    const ran = spawnSync(process.execPath, [fileURLToPath(new URL('run-vectors.mjs', FOLDER)), process.execPath, '-e', stub], {
      encoding: 'utf8',
    })
    expect(ran.status).toBe(1)
    expect(ran.stdout.split('\n').length).toBeGreaterThan(900)
  })

  it('has at least 300 cases, no name twice in a file, and every file is named in its README', () => {
    const files = vectorFiles()
    expect(files.flatMap(vectorsIn).length).toBeGreaterThan(900)
    for (const file of files) {
      const names = vectorsIn(file).map(({ name }) => name)
      expect([file, new Set(names).size]).toEqual([file, names.length])
    }
    expect(readdirSync(FOLDER)).toContain('README.md')
  })
})
