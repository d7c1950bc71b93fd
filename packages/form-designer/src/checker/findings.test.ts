/** Findings are looked up by widget; the worst of them gives the mark. */
import { fixFinding, lintDefinition, type Widget } from '@formwork/form-schema'
import { expect, it } from 'vitest'
import { formOfWidgets, widgetOf } from '../testing/forms'
import { findingsOf, isRepairable, severityOf } from './findings'

const plain = widgetOf('number', 'n')
const faulty: readonly Widget[] = [
  { ...plain, options: { ...plain.options, min: 9, max: 1, defaultValue: null } },
  widgetOf('input', 'a', { model: 'same' }),
  widgetOf('input', 'b', { model: 'same' }),
  widgetOf('input', 'c', { name: ' ' }),
]

it('has the findings of each widget, and none for a sound one', () => {
  const findings = findingsOf(lintDefinition(formOfWidgets(...faulty, widgetOf('rate', 'ok'))))
  expect([...findings.byWidget.keys()]).toEqual(['n', 'b', 'c'])
  expect(['n', 'b', 'c', 'ok', 'nobody'].map((key) => severityOf(findings, key))).toEqual(['error', 'error', 'warning', null, null])
  expect([...findings.byWidget.values()].flat()).toEqual(findings.list)
})

it('calls repairable exactly what form-schema repairs', () => {
  const form = formOfWidgets(...faulty)
  for (const finding of lintDefinition(form)) {
    const fixed = fixFinding(form, finding)
    expect([finding.code, isRepairable(finding)]).toEqual([finding.code, fixed !== null])
  }
})
