/** Every text is in the catalogues, and the catalogues hold every text. Their content is checked where they are stored. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { literalTexts } from './literal-texts.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const SOURCES = '{apps/console,packages/form-designer,packages/form-renderer}/src/**/*.{ts,tsx}'
const isNoCatalogue = (file) => !/\/(?:messages|languages|locales|testing)\/|\.test\./.test(file)

/** Texts that are the same in every language, with why. */
const SAME_EVERYWHERE = {
  'apps/console/src/features/admin/health/FactPanels.tsx': ['Formwork', 'PostgreSQL'], // names of programs
  'apps/console/src/features/admin/settings/outgoing/HostRows.tsx': ['erp.example.com'], // an example of a format
  'apps/console/src/features/admin/settings/outgoing/SecretRows.tsx': ['ERP_TOKEN'], // an example of a format
  'apps/console/src/features/forms/components/EditorBar.tsx': ['Ctrl S'], // names of keys
  'apps/console/src/shared/i18n/locale.ts': ['简体中文'], // a language is named in itself
  'packages/form-designer/src/properties/FurtherRuleRows.tsx': ['.pdf, image/*'], // an example of a format
  'packages/form-designer/src/properties/editors/choices/TreeChoiceDialog.tsx': ['Label', 'Value'], // as the specification writes them
  'packages/form-designer/src/properties/editors/request/RequestEditor.tsx': ['https://…', 'data', 'value', 'label'], // examples of formats
  'packages/form-designer/src/properties/editors/patterns/PatternEditor.tsx': [String.raw`^1\d{10}$`], // an example of a format
  'packages/form-renderer/src/form/FormRenderer.tsx': ['definitionInvalid', 'widgetFailed'], // keys of messages
  'packages/form-renderer/src/widgets/cells/read-cell.ts': ['是', '开', '否', '关'], // what pasted cells may hold
}

describe('a text that people see or hear', () => {
  it('stands in no component', () => {
    const files = globSync(SOURCES, { cwd: root }).filter(isNoCatalogue)
    const found = files.flatMap((file) =>
      literalTexts(file, readFileSync(join(root, file), 'utf8'))
        .filter(({ text }) => !SAME_EVERYWHERE[file]?.includes(text))
        .map(({ text, line }) => `${file}:${line} ${text}`),
    )
    expect(files.length).toBeGreaterThan(900)
    expect(found).toEqual([])
  })

  it('of the console is in its catalogues, with nothing that is said no more', () => {
    const lingui = join(root, 'apps/console/node_modules/@lingui/cli/dist/lingui.js')
    const { status, stdout, stderr } = spawnSync(process.execPath, [lingui, 'check', 'sync', '--clean', '--verbose', '--workers', '1'], {
      cwd: join(root, 'apps/console'),
      encoding: 'utf8',
    })
    expect({ status, said: status === 0 ? '' : `${stdout}${stderr}\nnpx pnpm --filter @formwork/console messages` }).toEqual({
      status: 0,
      said: '',
    })
  })
})

describe('a Chinese text', () => {
  const LITERAL = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g
  const isQuotedOtherwise = (text) => /[“”]/.test(text) && /\p{Script=Han}/u.test(text)
  const linesOf = {
    po: (text) => text.split('\n').filter((line) => !/^(?:msgid|msgctxt|#)/.test(line)),
    ts: (text) => text.match(LITERAL) ?? [],
  }

  it('quotes with 「」', () => {
    const files = globSync('{apps,packages}/*/src/**/*.{po,ts}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
    const found = files.flatMap((file) =>
      linesOf[file.slice(-2)](readFileSync(join(root, file), 'utf8'))
        .filter(isQuotedOtherwise)
        .map((text) => `${file} ${text}`),
    )
    expect(files.filter((file) => file.endsWith('.po')).length).toBeGreaterThan(10)
    expect(found).toEqual([])
  })
})

describe('a message that passes by', () => {
  const SHOWN = /showToast\(|done: \(count\) =>/g
  const TEXT = /\b(?:t|msg)`([^`]*)`|\b(?:one|other): (?:'([^']*)'|`([^`]*)`)/g
  /** The texts from the opening to the end of the statement. */
  const textsAt = (source, start) =>
    [...source.slice(start, start + source.slice(start).search(/\n\s*\n|\)\n|\),\n/) + 1).matchAll(TEXT)].map(([, ...texts]) =>
      texts.join(''),
    )

  const texts = globSync('apps/console/src/**/*.{ts,tsx}', { cwd: root })
    .filter(isNoCatalogue)
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      return [...source.matchAll(SHOWN)].flatMap(({ index }) => textsAt(source, index))
    })

  it('ends without a full stop where it is one sentence', () => {
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter((text) => text.endsWith('.') && !/[.!?] /.test(text))).toEqual([])
  })

  // In Chinese it is another sentence: what was done, and what kind of thing was done.
  it('is not taken for the name of an entry of the audit log', () => {
    const names = readFileSync(join(root, 'apps/console/src/features/admin/audit-words.ts'), 'utf8').matchAll(/msg`([^`]*)`/g)
    const named = new Set([...names].map(([, name]) => name))
    expect(named.size).toBeGreaterThan(40)
    expect(texts.filter((text) => named.has(text))).toEqual([])
  })
})

describe('the search for texts', () => {
  const textsOf = (jsx) => literalTexts('a.tsx', `const a = ${jsx}`).map(({ text }) => text)

  it('finds what is between tags and spoken, behind conditions and in templates too', () => {
    expect(textsOf('<p>Hello</p>')).toEqual(['Hello'])
    expect(textsOf('<p>{isOn ? "On" : t`Off`}</p>')).toEqual(['On'])
    expect(textsOf('<p>{isOn && `${count} rows`}</p>')).toEqual(['rows'])
    expect(textsOf('<input aria-label="Name" />')).toEqual(['Name'])
    expect(textsOf('<Tip title={hint ?? "None"} />')).toEqual(['None'])
    expect(textsOf('<Field slotProps={{ "aria-label": "Name" }} />')).toEqual(['Name'])
    expect(textsOf('show("保存失败")')).toEqual(['保存失败'])
  })

  it('leaves translated texts, signs and names of things alone', () => {
    expect(textsOf('<p title={t`Name`}>{t`Hello`} · {" "}</p>')).toEqual([])
    expect(textsOf('<Icon name="search" id="a" />')).toEqual([])
  })
})
