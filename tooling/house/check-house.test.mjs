import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkHouse } from './check-house.mjs'

/** A throw-away checkout with the given files; the check lists files through git. */
function houseWith(files) {
  const root = mkdtempSync(join(tmpdir(), 'formwork-house-'))
  built.push(root)
  execFileSync('git', ['init', '-q'], { cwd: root })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkHouse(root)
}

const built = []
afterEach(() => {
  for (const root of built.splice(0)) rmSync(root, { recursive: true, force: true })
})

describe('the check of the house', () => {
  it('accepts a file that keeps the rules', () => {
    expect(
      houseWith({ 'packages/form-schema/src/rules/check-value.ts': "import * as z from 'zod/mini'\nexport const text = z.string()\n" }),
    ).toEqual([])
  })

  it('lets the program of a pure package know Node, and the package through its door', () => {
    const path = 'packages/form-schema/src/cli/a.ts'
    expect(houseWith({ [path]: "import 'node:fs'\nimport '@formwork/form-schema'\nimport '../zod'\n" })).toEqual([])
    expect(houseWith({ [path]: "import 'zod'\n" })).toEqual([`${path}:1 packages/form-schema may not import zod`])
  })

  it('lets a folder behind a door of its own use more than its package, and nobody else', () => {
    const uses = "import 'feelin'\nimport 'zod'\n"
    expect(houseWith({ 'packages/form-schema/src/feel/a.ts': uses })).toEqual([])
    expect(houseWith({ 'packages/form-schema/src/rules/a.ts': uses })).toEqual([
      'packages/form-schema/src/rules/a.ts:1 packages/form-schema may not import feelin',
    ])
    expect(houseWith({ 'packages/form-schema/src/feel/a.ts': "import 'node:fs'\n" })).toEqual([
      'packages/form-schema/src/feel/a.ts:1 packages/form-schema may not import node:fs',
    ])
  })

  it.each([
    [
      'React in the pure package',
      'packages/form-schema/src/a.ts',
      "import { useState } from 'react'\nexport { useState }\n",
      'may not import react',
    ],
    ['Node in the pure package', 'packages/workflow-core/src/a.ts', "import 'node:fs'\n", 'may not import node:fs'],
    [
      'the designer in the renderer',
      'packages/form-renderer/src/a.ts',
      "import '@formwork/form-designer'\n",
      'may not import @formwork/form-designer',
    ],
    [
      'a room of a package that imports its program',
      'packages/form-schema/src/rules/a.ts',
      "import '../cli/main'\n",
      'may not import cli/main',
    ],
    ['the inside of a package', 'apps/console/src/a.ts', "import '@formwork/form-schema/src/limits'\n", 'one door'],
    ['React on the server', 'apps/server/src/a.ts', "import 'react'\n", 'never imports react'],
    ['the environment outside main.ts', 'apps/server/src/http/a.ts', 'export const port = process.env.PORT\n', 'only main.ts'],
    ['eval', 'apps/console/src/a.ts', "export const a = eval('1')\n", 'eval'],
    ['new Function', 'apps/console/src/a.ts', "export const a = new Function('1')\n", 'new-function'],
    [
      'a pattern made from a value',
      'packages/form-schema/src/a.ts',
      'export const a = (s: string) => new RegExp(s)\n',
      'regexp-from-a-value',
    ],
    [
      'raw markup',
      'apps/console/src/A.tsx',
      'export const A = (p: { h: string }) => <b dangerouslySetInnerHTML={{ __html: p.h }} />\n',
      'raw-html',
    ],
    ['a default export', 'apps/console/src/a.ts', 'export default 1\n', 'default-export'],
    ['export *', 'packages/form-schema/src/index.ts', "export * from './a'\n", 'export-star'],
    ['a name that says nothing', 'apps/console/src/shared/utils.ts', 'export const a = 1\n', 'says nothing'],
    ['a file over the limit', 'apps/console/src/long.ts', 'export {}\n'.repeat(401), '401 lines'],
    ['a stylesheet over the limit', 'packages/form-renderer/src/styles/long.css', '.fw-a {}\n'.repeat(401), '401 lines'],
    ['shared knowing a feature', 'apps/console/src/shared/a.ts', "import '../features/forms/model'\n", 'may not import features/forms'],
    [
      'commands knowing the store',
      'packages/form-designer/src/commands/a.ts',
      "import '../store/history'\n",
      'may not import store/history',
    ],
    ['code that is found at run time', 'apps/console/src/a.ts', 'export const a = (p: string) => import(p)\n', 'dynamic-import-of-a-value'],
    ['markup by property', 'apps/console/src/a.ts', "export const a = (e: Element) => { e.innerHTML = '' }\n", 'raw-html'],
    ['Node in the console', 'apps/console/src/a.ts', "import 'node:fs'\n", 'runs in a browser'],
    ['a way out of the package', 'packages/form-schema/src/a.ts', "import '../../api-contract/src/index'\n", 'leaves its package'],
    ['a file name in another style', 'packages/form-schema/src/checkValue.ts', 'export {}\n', 'file names are'],
  ])('refuses %s', (_what, path, text, message) => {
    expect(houseWith({ [path]: text }).join('\n')).toContain(message)
  })

  it('keeps features apart, also one that was added a moment ago', () => {
    const findings = houseWith({
      'apps/console/src/features/brand-new/model.ts': "import '../forms/model'\n",
      'apps/console/src/features/forms/model.ts': 'export {}\n',
    })
    expect(findings.join('\n')).toContain('features/brand-new/ may not import features/forms/model')
  })

  it('keeps the layers of a server module in order', () => {
    const module = (file) => `apps/server/src/modules/forms/form-${file}.ts`
    const findings = houseWith({
      [module('repo')]: "import './form-service'\nimport '../../http/refusal'\nimport type { Actor } from '../../http/actor'\n",
      [module('service')]: "import './form-repo'\nimport '../../http/refusal'\nimport './form-handlers'\n",
      [module('handlers')]: "import './form-service'\n",
      'apps/server/src/http/refusal.ts': 'export {}\n',
      'apps/server/src/http/actor.ts': 'export {}\n',
    })
    expect(findings).toEqual([
      `${module('repo')}:1 modules/forms/form-repo.ts may not import modules/forms/form-service`,
      `${module('repo')}:2 modules/forms/form-repo.ts may not import http/refusal`,
      `${module('service')}:3 modules/forms/form-service.ts may not import modules/forms/form-handlers`,
    ])
  })

  describe('a folder of sources', () => {
    const folder = 'packages/form-schema/src/rules'
    const sources = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/rule-${at}.ts`, 'export {}\n']))

    it('says what it is once it holds more than five', () => {
      expect(houseWith(sources(6)).join('\n')).toContain(`${folder}/README.md:1 6 source files`)
      expect(houseWith({ ...sources(6), [`${folder}/README.md`]: '# rules: the verdict on values\n' })).toEqual([])
    })

    it('does not count its tests', () => {
      expect(houseWith({ ...sources(5), [`${folder}/rule-0.test.ts`]: 'export {}\n' })).toEqual([])
    })

    it('begins with a heading', () => {
      expect(houseWith({ ...sources(6), [`${folder}/README.md`]: 'Rules.\n' }).join('\n')).toContain('"# name: purpose"')
    })
  })
})
