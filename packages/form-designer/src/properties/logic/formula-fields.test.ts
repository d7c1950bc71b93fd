/** What the editor of a formula inserts: for every data key something that computes. */
import type { Widget } from '@formwork/form-schema'
import { computeValues, lintComputed } from '@formwork/form-schema/feel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOfWidgets, widgetOf } from '../../testing/forms'
import { seenFields } from '../editors/conditions/seen-fields'
import { formulaFields } from './formula-fields'

const numberOf = (key: string, model: string) => widgetOf('number', key, { model })
const rowsOf = (key: string, model: string, ...list: readonly Widget[]) =>
  widgetOf('subform', key, { model, columns: [{ span: 24, list, extras: {} }] })

function offered(...list: readonly Widget[]) {
  const fields = seenFields(formOfWidgets(...list), 'none').map((widget) => ({ model: widget.model, text: widget.name, widget }))
  return formulaFields(fields, (rows, column) => `${rows} / ${column}`)
}

describe('the fields that are inserted into a formula', () => {
  it('are those of the form and the columns of its rows', () => {
    const { nameable, unnameable } = offered(
      numberOf('P', 'price'),
      rowsOf('L', 'my lines', numberOf('E', 'price in euro'), numberOf('B', '`')),
    )
    expect(nameable).toEqual([
      { model: 'price', text: 'P', written: 'price' },
      { model: 'my lines', text: 'L', written: '`my lines`' },
      { model: 'my lines.price in euro', text: 'L / E', written: '`my lines`.`price in euro`' },
    ])
    expect(unnameable).toMatchObject([{ model: 'my lines.`', text: 'L / B' }])
  })

  it('sum to the right value, whatever their data keys are', () => {
    const words = fc.constantFrom(
      'price',
      'in',
      'and',
      'not',
      'true',
      'sum',
      'for',
      'between',
      '1',
      '.',
      '(',
      ']',
      '"',
      '//',
      '-',
      ' ',
      '金额',
      '😀',
    )
    const model = fc
      .oneof(
        fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }),
      )
      .filter((each) => each !== '__proto__' && each !== 'total' && each !== 'status')
    fc.assert(
      // Rows named like the function around them are refused where they stand.
      fc.property(
        model.filter((rows) => rows !== 'sum'),
        model,
        (rows, column) => {
          const lines = rowsOf('L', rows, numberOf('C', column))
          for (const { written } of offered(lines).nameable.filter(({ text }) => text === 'L / C')) {
            const total = numberOf('T', 'total')
            const computed = { ...total, options: { ...total.options, formwork: { computed: `sum(${written})` } } }
            const form = formOfWidgets(lines, computed)
            const { values } = computeValues(form, { [rows]: [{ [column]: 2 }, { [column]: 3 }] })
            expect([written, values['total'], lintComputed(form)]).toEqual([written, 5, []])
          }
          expect(offered(lines).nameable.length === 2).toBe(!rows.includes('`') && !column.includes('`'))
        },
      ),
      { numRuns: 200 },
    )
  })
})
