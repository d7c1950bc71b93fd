/** Details of a person that a browser may fill in: through definition, export, import and the sample page. */
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { importDefinition } from '../import/import-definition'
import { formOf, widget } from '../testing/builders'
import { DATE_AUTOFILL, LINE_AUTOFILL, LINES_AUTOFILL, NUMBER_AUTOFILL } from './autofill'

const stored = (type: string, autocomplete: unknown) => ({
  list: [{ type, key: 'a', model: 'a', name: 'A', options: { autocomplete } }],
  config: {},
})

describe('autocomplete', () => {
  it.each([
    ['input', LINE_AUTOFILL],
    ['textarea', LINES_AUTOFILL],
    ['number', NUMBER_AUTOFILL],
    ['date', DATE_AUTOFILL],
  ] as const)('of %s comes through import and export with every word of its control, and no other', (type, words) => {
    for (const word of words.filter((each) => each !== '')) {
      const { form, report } = importDefinition(stored(type, word))
      expect(report).toEqual([])
      expect(form && exportDefinition(form)['list']).toMatchObject([{ options: { autocomplete: word } }])
    }
    const wrong = importDefinition(stored(type, 'mother-in-law'))
    expect(wrong.report.map(({ code }) => code)).toEqual(['option.replaced'])
    expect(wrong.form?.list[0]).toMatchObject({ options: { autocomplete: '' } })
  })

  it('is not written where nothing was chosen: a reader that knows nothing of it finds the keys it knows', () => {
    for (const type of ['input', 'textarea', 'number', 'date'] as const)
      expect(JSON.stringify(exportDefinition(formOf(widget(type))))).not.toContain('autocomplete')
  })

  it('is an unknown option where the type has none, and written back as it came', () => {
    const { form } = importDefinition(stored('rate', ''))
    expect(form && exportDefinition(form)['list']).toMatchObject([{ options: { autocomplete: '' } }])
  })

  it('is an attribute of the sample page', () => {
    const page = toHtmlPage(
      formOf(
        widget('input', { model: 'a', options: { autocomplete: 'email' } }),
        widget('textarea', { model: 'b', options: { autocomplete: 'street-address' } }),
        widget('number', { model: 'c', options: { autocomplete: 'bday-year' } }),
        widget('date', { model: 'd', options: { autocomplete: 'bday' } }),
        widget('input', { model: 'e' }),
      ),
    )
    expect([...page.matchAll(/ autocomplete="([^"]*)"/g)].map(([, word]) => word)).toEqual(['email', 'street-address', 'bday-year', 'bday'])
  })

  it('is read from other designers, and named where the field cannot carry it', () => {
    const formio = importDefinition({
      display: 'form',
      components: [
        { type: 'textfield', key: 'a', label: 'A', input: true, autocomplete: 'given-name' },
        { type: 'textfield', key: 'b', label: 'B', input: true, autocomplete: 'off' },
        { type: 'number', key: 'c', label: 'C', input: true, autocomplete: 'given-name' },
        { type: 'textarea', key: 'd', label: 'D', input: true, autocomplete: 'shipping street-address' },
      ],
    })
    const words = (list: readonly object[] = []) =>
      list.map((each) => ('options' in each ? (each.options as { autocomplete?: string }).autocomplete : null))
    expect(words(formio.form?.list)).toEqual(['given-name', '', '', 'street-address'])
    expect(formio.report.filter(({ code }) => code === 'setting.dropped')).toHaveLength(2)
    const survey = importDefinition({ pages: [{ name: 'p', elements: [{ type: 'text', name: 'q', autocomplete: 'family-name' }] }] })
    expect(
      words(survey.form?.list).concat(words((survey.form?.list[0] as { columns?: { list: object[] }[] } | undefined)?.columns?.[0]?.list)),
    ).toContain('family-name')
    const rjsf = importDefinition({
      schema: { type: 'object', properties: { q: { type: 'string' } } },
      uiSchema: { q: { 'ui:autocomplete': 'tel' } },
    })
    expect(words(rjsf.form?.list)).toEqual(['tel'])
  })
})
