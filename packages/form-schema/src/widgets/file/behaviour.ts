/** How `file` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import type { JsonValue } from '../../json'
import { checkFiles, cleanFiles, FILE_ENTRY } from '../../rules/values/check-files'
import type { FileOptions } from './options'

export const fileBehaviour = /* @__PURE__ */ defineBehaviour<FileOptions>({
  kind: 'input',
  emptyValue: () => [],
  defaultValue: ({ defaultValue }): JsonValue => [...defaultValue],
  checkValue: checkFiles,
  cleanValue: (value) => cleanFiles(value, FILE_ENTRY),
})
