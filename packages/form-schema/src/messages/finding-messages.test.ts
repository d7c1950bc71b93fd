/** The sentences of findings: complete, with the same places in both languages, and filled. */
import { describe, expect, it } from 'vitest'
import { IMPORT_CODES } from '../import/import-codes'
import { importDefinition } from '../import/import-definition'
import { lintDefinition } from '../lint/lint-definition'
import { compilePattern } from '../rules/pattern'
import { formOf, widget } from '../testing/builders'
import { explainFinding, explainPattern, findingMessages } from './finding-messages'

const placesOf = (template: string) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe('explainFinding', () => {
  it('has a sentence with the same places for every code in both languages', () => {
    const { en, 'zh-CN': zh } = findingMessages
    expect(Object.keys(en.import).toSorted()).toEqual([...IMPORT_CODES].toSorted())
    expect(Object.keys(en.lint).toSorted()).toEqual(Object.keys(zh.lint).toSorted())
    for (const code of IMPORT_CODES) expect([code, placesOf(zh.import[code])]).toEqual([code, placesOf(en.import[code])])
    for (const [code, text] of Object.entries(en.lint)) {
      expect([code, placesOf(zh.lint[code as keyof typeof zh.lint])]).toEqual([code, placesOf(text)])
    }
  })

  it('says why a pattern cannot run in both languages, with the name it is about', () => {
    const { en, 'zh-CN': zh } = findingMessages
    expect(Object.keys(zh.pattern)).toEqual(Object.keys(en.pattern))
    const pattern = compilePattern('\\p{Klingon}')
    if (pattern.ok) throw new Error('there is no such property')
    expect(explainPattern(pattern)).toBe('不支持字符属性 Klingon')
    expect(explainPattern(pattern, { locale: 'en' })).toBe('the character property Klingon is not known')
    const [lint] = lintDefinition(formOf(widget('input', { model: 'a', options: { pattern: '\\p{Klingon}' } })))
    expect(lint && explainFinding(lint)).toBe('正则表达式不可用，填写的内容将一律被拒绝：不支持字符属性 Klingon')
  })

  it('says a finding of the linter and one of the importer, filled', () => {
    const [lint] = lintDefinition(formOf(widget('input', { model: 'a', options: { pattern: '(?=x)' } })))
    expect(lint && explainFinding(lint, { locale: 'en' })).toBe(
      'The pattern cannot be used, so whatever is entered is refused: it looks ahead with (?=…) or (?!…) elsewhere than right behind a ^ at its start',
    )
    const [read] = importDefinition('42').report
    expect(read && explainFinding(read)).toBe('这不是表单定义：应为包含组件列表的对象，实际为 42')
  })
})
