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

  it('finds what the server loads as it starts although few calls need it, through as many files as it takes', () => {
    const [main, mail] = ['apps/server/src/main.ts', 'apps/server/src/modules/mail/send.ts']
    const starting = { [main]: "import { send } from './modules/mail/send'\nsend()\n" }
    const finding = `${mail}:1 nodemailer is loaded as the program starts, and few calls need it: await import() it where it is used`
    expect(houseWith({ ...starting, [mail]: "import nodemailer from 'nodemailer'\nexport const send = nodemailer\n" })).toEqual([finding])
    for (const text of [
      "import type { Mail } from 'nodemailer'\nexport const send = (_: Mail) => 1\n",
      "export const send = () => import('nodemailer')\n",
    ])
      expect(houseWith({ ...starting, [mail]: text })).toEqual([])
    expect(
      houseWith({
        [main]: "await import('./modules/mail/send')\n",
        [mail]: "import nodemailer from 'nodemailer'\nexport const send = nodemailer\n",
      }),
    ).toEqual([])
  })

  it('finds what a published package exports and nothing outside of it calls', () => {
    const entry = 'packages/form-schema/src/index.ts'
    const exporting = { [entry]: "export { type Form, readForm } from './read-form'\n" }
    const finding = `${entry}:1 exports readForm, which nothing outside the package calls: use it, keep it inside or delete it`
    expect(houseWith(exporting)).toEqual([finding])
    expect(houseWith({ ...exporting, 'packages/form-schema/src/a.ts': 'export const a = readForm\n' })).toEqual([finding])
    expect(houseWith({ ...exporting, 'examples/app/main.mjs': 'readForm()\n' })).toEqual([])
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
    ['a wait that ends after a second', 'apps/console/src/a.test.ts', 'await vi.waitFor(() => undefined)\n', 'wait-of-a-second'],
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
      [module('repo')]: "import './form-service'\nimport '../../domain/refusal'\n",
      [module('policy')]: "import './form-repo'\nimport './form-service'\n",
      [module('service')]: "import './form-repo'\nimport './form-policy'\nimport './form-handlers'\n",
      [module('handlers')]: "import './form-service'\nimport './form-repo'\nimport '../../db/client'\n",
    })
    expect(findings).toEqual([
      `${module('handlers')}:2 modules/forms/form-handlers.ts may not import modules/forms/form-repo`,
      `${module('handlers')}:3 modules/forms/form-handlers.ts may not import db/client`,
      `${module('policy')}:2 modules/forms/form-policy.ts may not import modules/forms/form-service`,
      `${module('repo')}:1 modules/forms/form-repo.ts may not import modules/forms/form-service`,
      `${module('service')}:3 modules/forms/form-service.ts may not import modules/forms/form-handlers`,
    ])
  })

  it('lets the tables be known to the repos of a module alone, and to what fills an empty database', () => {
    const uses = "import '../../db/schema/forms'\n"
    const path = (file) => `apps/server/src/modules/${file}.ts`
    expect(houseWith({ [path('forms/form-repo')]: uses, [path('demo/seed')]: uses })).toEqual([])
    expect(houseWith({ [path('forms/form-service')]: uses, [path('session/captcha')]: uses })).toEqual([
      `${path('forms/form-service')}:1 modules/forms/form-service.ts may not import db/schema/forms`,
      `${path('session/captcha')}:1 modules/session/captcha.ts may not import db/schema/forms`,
    ])
  })

  describe('the rooms of the server', () => {
    const src = 'apps/server/src'

    it('are imported from above only, down to those that are known to all', () => {
      const below = [
        '../modules/forms/form-service',
        '../workflow/step',
        '../access/rights',
        '../db/client',
        '../domain/refusal',
        '../deps',
      ]
      expect(houseWith({ [`${src}/http/a.ts`]: below.map((path) => `import '${path}'\n`).join('') })).toEqual([])
    })

    it.each([
      ['domain', 'db/client'],
      ['domain', 'deps'],
      ['messages', 'http/app'],
      ['db', 'http/app'],
      ['db', 'jobs/engine'],
      ['db', 'deps'],
      ['access', 'modules/forms/form-repo'],
      ['workflow', 'modules/forms/form-repo'],
      ['workflow', 'jobs/engine'],
      ['modules/forms', 'http/app'],
      ['modules/forms', 'jobs/engine'],
      ['http', 'jobs/engine'],
      ['jobs', 'http/app'],
      ['http', 'start-server'],
      ['http', 'testing/test-app'],
    ])('refuse that %s imports %s', (room, target) => {
      const up = room.includes('/') ? '../../' : '../'
      expect(houseWith({ [`${src}/${room}/a.ts`]: `import '${up}${target}'\n` })).toEqual([
        `${src}/${room}/a.ts:1 ${room.split('/')[0]}/ may not import ${target}`,
      ])
    })

    it('are closed to a folder that nobody has given a place', () => {
      const path = `${src}/brand-new/a.ts`
      expect(houseWith({ [path]: "import '../db/client'\n" })).toEqual([`${path}:1 brand-new/ may not import db/client`])
      expect(houseWith({ [path]: '', [`${src}/http/a.ts`]: "import '../brand-new/a'\n" })).toEqual([
        `${src}/http/a.ts:1 http/ may not import brand-new/a`,
      ])
    })
  })

  describe('a widget type', () => {
    const definitions = Object.fromEntries(
      ['input', 'select', 'date', 'subform'].map((type) => [`packages/form-schema/src/widgets/${type}/definition.ts`, 'export {}\n']),
    )
    const namesIn = (path, text) =>
      houseWith({ ...definitions, [path]: text }).filter((finding) => finding.includes('names the widget type'))

    it.each([
      ['a comparison', "export const a = (w: { type: string }) => w.type === 'select'\n"],
      ['a case', "export function a(w: { type: string }) { switch (w.type) { case 'select': return 1; default: return 2 } }\n"],
      ['a list', "export const a = ['input', 'select', 'date']\n"],
      ['a map', 'export const a = { input: 1, select: 2, date: 3 }\n'],
      ['a type parameter', "export type A = WidgetOf<'input' | 'select'>\n"],
      ['a call', "export const a = createWidget('select')\n"],
      ['a name that means nothing else', "export const a = (parent: string) => parent === 'subform'\n"],
    ])('is not named outside its rooms in %s', (_what, text) => {
      expect(namesIn('apps/console/src/features/forms/a.ts', text).length).toBeGreaterThan(0)
      expect(namesIn('packages/form-schema/src/widgets/select/a.ts', text)).toEqual([])
      expect(namesIn('packages/form-schema/src/import/a.ts', text)).toEqual([])
      expect(namesIn('apps/console/src/features/forms/a.test.ts', text)).toEqual([])
    })

    it('is not seen in words of HTML and options of a date', () => {
      const text =
        "export const a = (o: { options: { type: string }; tag: string }) => o.options.type === 'date' || o.tag === 'input' || typeof o === 'select'\n"
      expect(namesIn('apps/console/src/features/forms/a.ts', text)).toEqual([])
    })
  })

  describe('a folder of sources', () => {
    const folder = 'packages/form-schema/src/rules'
    const sources = (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/rule-${at}.ts`, 'export {}\n']))

    it('says what it is once it holds more than five', () => {
      expect(houseWith(sources(6)).join('\n')).toContain(`${folder}/README.md:1 6 source files`)
      expect(houseWith({ ...sources(6), [`${folder}/README.md`]: '# rules: the answer on values\n' })).toEqual([])
    })

    it('does not count its tests', () => {
      expect(houseWith({ ...sources(5), [`${folder}/rule-0.test.ts`]: 'export {}\n' })).toEqual([])
    })

    it('holds no more than twenty, tests and folders below it not counted', () => {
      const readme = { [`${folder}/README.md`]: '# rules: the answer on values\n' }
      const others = { [`${folder}/rule-0.test.ts`]: 'export {}\n', [`${folder}/deeper/a.ts`]: 'export {}\n' }
      expect(houseWith({ ...readme, ...others, ...sources(20) })).toEqual([])
      expect(houseWith({ ...readme, ...others, ...sources(21) })).toEqual([
        `${folder}:1 holds 21 source files, the limit is 20; split it by what they are`,
      ])
    })

    it('begins with a heading', () => {
      expect(houseWith({ ...sources(6), [`${folder}/README.md`]: 'Rules.\n' }).join('\n')).toContain('"# name: purpose"')
    })
  })
})
