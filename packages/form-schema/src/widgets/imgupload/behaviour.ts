/** How `imgupload` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import type { JsonValue } from '../../json'
import { checkFiles, cleanFiles, PICTURE_ENTRY } from '../../rules/values/check-files'
import type { ImguploadOptions } from './options'

export const imguploadBehaviour = /* @__PURE__ */ defineBehaviour<ImguploadOptions>({
  kind: 'input',
  emptyValue: () => [],
  defaultValue: ({ defaultValue }): JsonValue => [...defaultValue],
  checkValue: checkFiles,
  cleanValue: (value) => cleanFiles(value, PICTURE_ENTRY),
})
