/** The form-js settings that the reader knows. */
import type { KnownSettings } from '../foreign/name-leftovers'

/** Settings of a component. */
export const COMPONENT_SETTINGS: KnownSettings = {
  read: new Set([
    'accept',
    'alt',
    'components',
    'conditional',
    'content',
    'dateLabel',
    'decimalDigits',
    'defaultRepetitions',
    'defaultValue',
    'description',
    'disabled',
    'id',
    'increment',
    'key',
    'label',
    'layout',
    'multiple',
    'path',
    'readonly',
    'rows',
    'searchable',
    'showOutline',
    'source',
    'subtype',
    'text',
    'timeLabel',
    'type',
    'validate',
    'values',
    'valuesExpression',
    'valuesKey',
  ]),
  code: new Set(['columnsExpression', 'dataSource', 'expression', 'computeOn']),
  layout: new Set([
    'action',
    'appearance',
    'height',
    'verticalAlignment',
    'use24h',
    'allowAddRemove',
    'isRepeating',
    'nonCollapsedItems',
    'disableCollapse',
  ]),
}

/** Settings under `validate`. */
export const VALIDATE_SETTINGS: KnownSettings = {
  read: new Set(['required', 'min', 'max', 'maxLength', 'pattern', 'validationType']),
  code: new Set(),
  layout: new Set(),
}

/** Settings of the form around the components: which product wrote it, and in which version. */
export const FORM_SETTINGS: KnownSettings = {
  read: new Set(['components', 'executionPlatform', 'executionPlatformVersion', 'exporter', 'id', 'schemaVersion', 'type', 'versionTag']),
  code: new Set(),
  layout: new Set(),
}
