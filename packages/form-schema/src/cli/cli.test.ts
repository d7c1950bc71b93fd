/** The program formwork-forms, run as a child process. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { toJsonSchema } from '../export/to-json-schema'
import { toTypeScript } from '../export/to-typescript'
import { toZod } from '../export/to-zod'
import { importDefinition } from '../import/import-definition'
import { LIMITS } from '../limits'
import { type BuiltProgram, buildProgram, type ProgramRun } from '../testing/run-program'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { runCommandLine } from './command-line'

const form = formOf(
  widget('number', { model: 'days', name: 'Days', options: { min: 0, required: true, defaultValue: null } }),
  widget('input', { model: 'reason', name: 'Reason', options: { required: true, displayVerify: shownWhen('and', { days: '6' }) } }),
  subform('items', [[widget('input', { model: 'what', key: 'what', name: 'What', options: { required: true } })]]),
)
const definition = exportDefinition(form)
const broken = exportDefinition(formOf(widget('input', { model: 'a', name: '', options: { pattern: '(?=x)' } })))

let program: BuiltProgram
let folder = ''

beforeAll(async () => {
  program = await buildProgram()
  folder = await mkdtemp(join(tmpdir(), 'formwork-forms-files-'))
  await mkdir(join(folder, 'empty'))
  const files: Readonly<Record<string, string | Uint8Array>> = {
    'leave.json': JSON.stringify(definition),
    'broken.json': JSON.stringify(broken),
    'not-json.json': '{"list": [',
    'not-a-form.json': '42',
    'large.json': ' '.repeat(LIMITS.textBytes + 1),
    'binary.json': new Uint8Array([0xff, 0xfe, 0x00, 0xd8]),
    'with-mark.json': `\uFEFF${JSON.stringify(definition)}`,
    'untidy.json': JSON.stringify({
      list: [{ type: 'input', name: '\u001b[31mred\u202e', options: { required: 'yes', labelWidth: 'x', pattern: '(?=x)' } }],
    }),
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
})

afterAll(async () => {
  await program.remove()
  await rm(folder, { recursive: true, force: true })
})

/** For long tables: the same program inside this process. The files are named by their whole path. */
async function runHere(args: readonly string[], stdin = ''): Promise<ProgramRun> {
  const output = { stdout: '', stderr: '' }
  const chunks = (async function* () {
    yield new TextEncoder().encode(stdin)
  })()
  const code = await runCommandLine(args, {
    stdin: chunks,
    print: (text) => (output.stdout += text),
    complain: (text) => (output.stderr += text),
  })
  return { code, ...output }
}

const run = (args: readonly string[], stdin: string | Uint8Array = ''): Promise<ProgramRun> => program.run(args, { stdin, cwd: folder })

describe('formwork-forms', () => {
  it('prints its help and its version', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, stdout: expect.stringContaining('formwork-forms check FILE'), stderr: '' })
    expect(await run(['--version'])).toEqual({ code: 0, stdout: '0.0.0-test\n', stderr: '' })
    expect((await run(['--help', '--locale', 'zh-CN'])).stdout).toContain('检查、转换和测试表单定义')
  })

  it.each(['check', 'convert', 'test'])(
    'prints the help of %s in both languages, with every option of one in the other',
    async (command) => {
      const english = await runHere([command, '--help'])
      const chinese = await runHere([command, '--help', '--locale=zh-CN'])
      const options = (text: string) => text.match(/--[a-z-]+/g)?.toSorted()
      expect([english.code, chinese.code]).toEqual([0, 0])
      expect(options(english.stdout)).toEqual(options(chinese.stdout))
    },
  )

  it.each<[readonly string[], string]>([
    [[], 'Say what to do'],
    [['frobnicate'], 'There is no command frobnicate.'],
    [['check'], 'Name at least one file'],
    [['check', '--fast', 'leave.json'], 'There is no option --fast here.'],
    [['check', '--format', 'xml', 'leave.json'], '--format cannot be xml; it is one of text, json.'],
    [['check', '--format'], '--format needs a value.'],
    [['check', '--strict=no', 'leave.json'], '--strict'],
    [['check', '-', '-'], 'Standard input can be read only once.'],
    [['check', '--locale', 'fr', 'leave.json'], '--locale cannot be fr'],
    [['convert', 'leave.json'], 'Say the notation with --to.'],
    [['convert', '--to', 'pdf', 'leave.json'], '--to cannot be pdf'],
    [['convert', '--to', 'json', '--out', '--name', 'x'], '--out needs a value.'],
    [['convert', '--to', 'json', 'leave.json', 'broken.json'], 'Name exactly one file'],
  ])('answers %j with a sentence, the way to the help and exit code 2', async (args, sentence) => {
    const { code, stdout, stderr } = await runHere(args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(sentence)
    expect(stderr).toContain('See formwork-forms --help.')
  })

  it.each<[string, string]>([
    ['nowhere.json', 'nowhere.json: there is no such file.'],
    ['empty', 'empty: this is a folder, not a file.'],
    ['large.json', `large.json: larger than ${LIMITS.textBytes} bytes`],
    ['binary.json', 'binary.json: not text in UTF-8.'],
  ])('says why it cannot read %s, for every command', async (file, sentence) => {
    const path = join(folder, file)
    for (const args of [
      ['check', path],
      ['convert', '--to', 'json', path],
      ['test', path],
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { code, stderr } = await runHere(args)
      expect([args, code]).toEqual([args, 2])
      expect(stderr).toContain(sentence)
      expect(stderr).not.toContain('    at ')
    }
  })

  it('says the same in Chinese', async () => {
    const { code, stderr } = await run(['check', 'nowhere.json', '--locale', 'zh-CN'])
    expect([code, stderr]).toEqual([2, 'nowhere.json：文件不存在。\n'])
  })

  it('ends quietly when its reader has read enough', async () => {
    const fields = Array.from({ length: 900 }, (_, index) => widget('input', { model: `f${index}` }))
    const stdin = JSON.stringify(exportDefinition(formOf(...fields)))
    const { code, stdout, stderr } = await program.run(['convert', '--to', 'json', '-'], { stdin, readsOnlyOnce: true })
    expect([code, stdout.startsWith('{'), stderr]).toEqual([0, true, ''])
  })
})

describe('formwork-forms check', () => {
  it('is content with a sound form', async () => {
    expect(await run(['check', 'leave.json'])).toEqual({ code: 0, stdout: 'leave.json: nothing to complain about\n', stderr: '' })
  })

  it('reads standard input, and a file with a byte order mark', async () => {
    expect(await run(['check', '-'], JSON.stringify(definition))).toMatchObject({
      code: 0,
      stdout: 'standard input: nothing to complain about\n',
    })
    expect(await run(['check', 'with-mark.json'])).toMatchObject({ code: 0 })
  })

  it('refuses standard input that never ends to be too large', async () => {
    const { code, stderr } = await run(['check', '-'], 'x'.repeat(LIMITS.textBytes * 2))
    expect([code, stderr]).toEqual([2, `standard input: larger than ${LIMITS.textBytes} bytes, the most a form may have.\n`])
  })

  it('names file, severity, code, place and reason of what the linter and the importer find', async () => {
    const { code, stdout } = await run(['check', 'broken.json', 'not-json.json', 'not-a-form.json'])
    expect(code).toBe(1)
    expect(stdout).toContain(`broken.json: 1 error, 1 warning, 0 notes
  warning  empty-label          (a): The title is empty
  error    pattern-unsupported  (a): The pattern cannot be used, so whatever is entered is refused: it looks ahead with (?=…) or (?!…) elsewhere than right behind a ^ at its start
`)
    expect(stdout).toMatch(/not-json\.json: 1 error, 0 warnings, 0 notes\n {2}error {2}json\.invalid {2}form: .+\n/)
    expect(stdout).toContain('not-a-form.json: 1 error, 0 warnings, 0 notes\n  error  form.not-a-form  form: This is not a form')
  })

  it('fails for warnings only when it is told to', async () => {
    const label = JSON.stringify(exportDefinition(formOf(widget('input', { model: 'a', name: '' }))))
    expect(await run(['check', '-'], label)).toMatchObject({ code: 0, stdout: expect.stringContaining('0 errors, 1 warning') })
    expect(await run(['check', '--strict', '-'], label)).toMatchObject({ code: 1 })
  })

  it('prints harmless changes only when it is asked to, and nothing that steers a terminal', async () => {
    const brief = await run(['check', 'untidy.json'])
    const all = await run(['check', '--all', 'untidy.json'])
    expect(brief.stdout).toContain('(notes are printed with --all)')
    expect(all.stdout).toContain('note     widget.key-created')
    expect(all.stdout.split('\n').length).toBeGreaterThan(brief.stdout.split('\n').length)
    expect(all.stdout).toContain('\\u{1b}[31mred\\u{202e}')
    expect([all.stdout.includes('\u001b'), all.stdout.includes('\u202e')]).toEqual([false, false])
  })

  it('speaks Chinese', async () => {
    const { stdout } = await run(['check', '--locale', 'zh-CN', 'broken.json'])
    expect(stdout).toContain('broken.json: 1 个错误，1 个警告，0 个提示')
    expect(stdout).toContain('标题为空')
  })

  it('writes JSON for programs', async () => {
    const { code, stdout } = await run(['check', '--format', 'json', 'leave.json', 'broken.json', 'not-a-form.json'])
    const report = JSON.parse(stdout)
    expect(code).toBe(1)
    expect(report).toMatchObject({
      errors: 2,
      warnings: 1,
      infos: 0,
      files: [{ file: 'leave.json', imported: true, findings: [] }, { file: 'broken.json' }, { file: 'not-a-form.json', imported: false }],
    })
    expect(report.files[1].findings[1]).toEqual({
      from: 'lint',
      severity: 'error',
      code: 'pattern-unsupported',
      place: '(a)',
      path: [],
      widgetKey: 'a',
      message:
        'The pattern cannot be used, so whatever is entered is refused: it looks ahead with (?=…) or (?!…) elsewhere than right behind a ^ at its start',
      params: { problem: 'lookahead', found: '' },
    })
    expect(report.files[2].findings[0]).toEqual({
      from: 'import',
      severity: 'error',
      code: 'form.not-a-form',
      place: 'form',
      path: [],
      widgetKey: null,
      message: 'This is not a form: an object with a list of components was expected, found 42',
      params: { found: '42' },
    })
  })

  it('still checks the other files when one cannot be read', async () => {
    const { code, stdout, stderr } = await run(['check', 'nowhere.json', 'leave.json'])
    expect([code, stdout, stderr]).toEqual([2, 'leave.json: nothing to complain about\n', 'nowhere.json: there is no such file.\n'])
  })
})

describe('formwork-forms convert', () => {
  const imported = importDefinition(definition).form ?? form

  it.each([
    ['json', `${JSON.stringify(exportDefinition(imported, { locale: 'en' }), null, 2)}\n`],
    ['html', toHtmlPage(imported, { locale: 'en' })],
    ['ts', toTypeScript(imported)],
    ['json-schema', `${JSON.stringify(toJsonSchema(imported), null, 2)}\n`],
    ['zod', toZod(imported)],
  ])('writes %s as the package does', async (notation, text) => {
    expect(await run(['convert', '--to', notation, 'leave.json'])).toEqual({ code: 0, stdout: text, stderr: '' })
  })

  it('writes to a file, under the name and the title it is given', async () => {
    const named = await run(['convert', '--to', 'ts', '--name', 'Leave', '--out', 'leave.ts', 'leave.json'])
    expect(named).toEqual({ code: 0, stdout: '', stderr: 'Written to leave.ts.\n' })
    expect(await readFile(join(folder, 'leave.ts'), 'utf8')).toBe(toTypeScript(imported, { name: 'Leave' }))
    expect(await run(['convert', '--to', 'ts', '--name', 'a b', 'leave.json'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--name cannot be a b'),
    })
    expect((await run(['convert', '--to', 'html', '--title', 'Leave', 'leave.json'])).stdout).toContain('<title>Leave</title>')
    expect(await run(['convert', '--to', 'ts', '--out', 'no/where.ts', 'leave.json'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'no/where.ts: cannot be written (ENOENT).\n',
    })
  })

  it('says what an import warned of, and why there is none', async () => {
    expect((await run(['convert', '--to', 'json', 'broken.json'])).stderr).toBe(
      'The import reported 1 warning; formwork-forms check prints them.\n',
    )
    const refused = await run(['convert', '--to', 'json', 'not-a-form.json'])
    expect([refused.code, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toContain('not-a-form.json cannot be imported:\n  error  form.not-a-form  form: This is not a form')
  })
})

describe('formwork-forms test', () => {
  const cases = (...list: readonly object[]) => JSON.stringify({ form: 'leave.json', cases: list })

  it('passes cases that hold', async () => {
    const text = cases(
      {
        name: 'a short leave needs no reason',
        given: { days: 2 },
        expect: { hidden: ['reason'], optional: ['reason'], issues: [], values: { days: 2 } },
      },
      {
        name: 'a long leave does',
        given: { days: 6 },
        expect: { visible: ['reason'], required: ['reason'], issues: [{ at: 'reason', code: 'required' }] },
      },
      {
        name: 'a row is a record of its own',
        given: { days: 1, items: [{ what: '' }] },
        expect: { required: [['items', 0, 'what']], issues: [{ at: ['items', 0, 'what'], code: 'required' }] },
      },
      { name: 'the defaults # are not enough', defaults: true, given: {}, expect: { issues: [{ at: 'days', code: 'required' }] } },
    )
    await writeFile(join(folder, 'good.cases.json'), text)
    expect(await run(['test', 'good.cases.json'])).toEqual({
      code: 0,
      stdout: `TAP version 14
1..4
ok 1 - good.cases.json: a short leave needs no reason
ok 2 - good.cases.json: a long leave does
ok 3 - good.cases.json: a row is a record of its own
ok 4 - good.cases.json: the defaults \\# are not enough
# 4 cases, 4 passed, 0 failed
`,
      stderr: '',
    })
  })

  it('prints every difference of a case that does not hold', async () => {
    const text = cases({
      name: 'all wrong',
      given: { days: 2, items: [{ what: 'pen' }] },
      expect: {
        visible: ['reason', 'nobody', ['items', 7, 'what']],
        hidden: ['days'],
        required: ['reason'],
        optional: ['days'],
        issues: [{ at: 'reason', code: 'required' }],
        values: { days: 3, items: [{ what: 'ink' }], more: true },
      },
    })
    const { code, stdout } = await run(['test', '-'], text)
    expect(code).toBe(1)
    expect(stdout).toBe(`TAP version 14
1..1
not ok 1 - standard input: all wrong
  ---
  message: |
    reason: expected to be visible, is hidden
    nobody: the form has no such field
    items[7].what: the form has no such field
    days: expected to be hidden, is visible
    reason: expected to be required, is optional
    days: expected to be optional, is required
    reason: expected the issue "required", there is none
    values days: expected 3, got 2
    values items[0].what: expected "ink", got "pen"
    values more: expected true, got ∅
  ...
# 1 case, 0 passed, 1 failed
`)
    expect((await run(['test', '--locale', 'zh-CN', '-'], text)).stdout).toContain('reason：应为显示，实际为隐藏')
  })

  it('says when values are refused, and which issue nobody expected', async () => {
    const { stdout } = await run(['test', '-'], cases({ name: 'refused', given: { days: -1 }, expect: { issues: [], values: {} } }))
    expect(stdout).toContain(
      '    days: did not expect the issue "min" (Days must be at least 0)\n    values: expected to be accepted, they are refused\n',
    )
  })

  it('takes a definition in the file itself', async () => {
    const text = JSON.stringify({ form: definition, cases: [{ name: 'c', given: { days: 1 }, expect: { issues: [] } }] })
    expect(await run(['test', '-'], text)).toMatchObject({ code: 0 })
  })

  it('computes values before it validates them', async () => {
    const total = widget('number', { model: 'total', options: { formwork: { computed: 'days * 2' } } })
    const text = JSON.stringify({
      form: exportDefinition({ ...form, list: [...form.list, total] }),
      cases: [{ name: 'twice', given: { days: 2 }, expect: { issues: [], values: { days: 2, total: 4 } } }],
    })
    expect(await run(['test', '-'], text)).toMatchObject({ code: 0 })
    const wrong = JSON.stringify(
      exportDefinition(formOf(widget('number', { model: 'n', options: { formwork: { computed: 'nobody + 1' } } }))),
    )
    expect(await run(['check', '-'], wrong)).toMatchObject({ code: 1, stdout: expect.stringContaining('computed-unknown-name') })
  })

  it.each<[string, string]>([
    ['{', 'this is not a file of cases'],
    ['{}', 'form: expected string | object'],
    ['{"form": "leave.json", "cases": []}', 'cases: expected […]'],
    ['{"form": "leave.json", "cases": [{"name": "a", "given": {}, "expect": {"visble": []}}]}', 'cases[0].expect: unknown "visble"'],
    ['{"form": "leave.json", "cases": [{"name": 5, "given": {}, "expect": {}}]}', 'cases[0].name: expected string'],
    ['{"form": "nowhere.json", "cases": [{"name": "a", "given": {}, "expect": {}}]}', 'there is no such file'],
  ])('says what is wrong with the cases %s', async (text, sentence) => {
    const { code, stderr } = await runHere(['test', '-'], text.replace('"leave.json"', JSON.stringify(join(folder, 'leave.json'))))
    expect(code).toBe(2)
    expect(stderr).toContain(sentence)
  })

  it('fails when the form cannot be imported', async () => {
    const text = '{"form": "not-a-form.json", "cases": [{"name": "a", "given": {}, "expect": {}}]}'
    const { code, stderr } = await run(['test', '-'], text)
    expect(code).toBe(1)
    expect(stderr).toContain('form.not-a-form')
  })
})

describe('formwork-forms --widgets', () => {
  const module = fileURLToPath(new URL('../testing/signature.ts', import.meta.url))
  const signed = JSON.stringify({
    list: [{ type: 'signature', key: 's', model: 'sign', name: 'Sign', options: { letters: 3 }, rules: [] }],
    config: { labelWidth: 100, labelPosition: 'right', size: 'small', customClass: '' },
  })

  it('checks, converts and tests forms with the types of a module', async () => {
    expect((await runHere(['check', '--strict', '-'], signed)).code).toBe(1)
    expect(await runHere(['check', '--strict', '--widgets', module, '-'], signed)).toMatchObject({ code: 0 })
    const { stdout } = await runHere(['convert', '--to', 'ts', '--widgets', module, '-'], signed)
    expect(stdout).toContain('sign?: string')
    const cases = [{ name: 'too short', given: { sign: 'ab' }, expect: { issues: [{ at: 'sign', code: 'min' }] } }]
    const file = JSON.stringify({ form: JSON.parse(signed), cases })
    expect(await runHere(['test', '--widgets', module, '-'], file)).toMatchObject({ code: 0 })
  })

  it('has nothing to say about the forms of our examples, and about one that was written by hand', async () => {
    const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url))
    const types = join(examples, 'vite-app/src/approval-type.ts')
    const folders = ['vite-app/src', 'server-rendered/src', 'webpack-app/src', 'next-app/app', 'express-server', 'plain-html']
    const files = folders.map((name) => join(examples, name, 'definition.json'))
    expect(await runHere(['check', '--strict', '--widgets', types, ...files])).toMatchObject({ code: 0 })
    const written = {
      list: [
        { type: 'input', name: 'Name', model: 'name', options: { required: true, maxlength: 40 }, rules: [] },
        { type: 'select', name: 'Kind', model: 'kind', options: { options: [{ value: 'a' }, { value: 'b', label: 'B' }] } },
        { type: 'grid', columns: [{ span: 12, list: [{ type: 'date', name: 'Day', model: 'day' }] }] },
        { type: 'subform', name: 'Items', model: 'items', columns: [{ list: [{ type: 'number', name: 'Price', model: 'price' }] }] },
      ],
    }
    expect(await runHere(['check', '--strict', '-'], JSON.stringify(written))).toMatchObject({ code: 0 })
  })

  it('says in both languages why a module cannot be used', async () => {
    const nowhere = join(folder, 'nowhere.mjs')
    expect((await runHere(['check', '--widgets', nowhere, '-'], signed)).stderr).toContain('the widget types cannot be loaded (')
    const silent = join(folder, 'silent.mjs')
    await writeFile(silent, 'export const other = 1')
    const { code, stderr } = await runHere(['check', '--widgets', silent, '-'], signed)
    expect([code, stderr]).toEqual([2, `${silent}: it exports no list called widgets.\n`])
    expect((await runHere(['check', '--locale', 'zh-CN', '--widgets', silent, '-'], signed)).stderr).toContain(
      '没有导出名为 widgets 的列表',
    )
  })
})
