/** Options of the two upload widgets: where files go and how many there may be. */
import { isObject } from '../json'
import { withDefault, z } from '../zod'
import { flag, text, wholeNumber } from './option-kinds'

/** More files than this no field takes. */
export const MAX_FILES = 1000

const isHeaders = (value: unknown) => isObject(value) && Object.values(value).every((item) => typeof item === 'string')

/** HTTP headers by name. */
export const headers = () => withDefault(z.custom<Readonly<Record<string, string>>>(isHeaders), () => ({}))

/**
 * What both upload widgets share. `action` is the address files are sent to; `tokenFunc` names the host function that hands out a token;
 * `isQiniu` sends to an object storage that answers with a key under `domain`. A `token` in a definition is never used.
 */
export const uploadOptions = (length: number) => ({
  action: text(),
  headers: headers(),
  length: wholeNumber(length, 1, MAX_FILES),
  multiple: flag(),
  isQiniu: flag(),
  tokenFunc: text('funcGetToken'),
  token: text(),
  domain: text(),
})

/** The panel rows of {@link uploadOptions}. */
export const uploadRows = [
  { option: 'action', editor: 'text', group: 'basic', when: { option: 'isQiniu', in: [false] } },
  { option: 'isQiniu', editor: 'switch', group: 'basic' },
  { option: 'domain', editor: 'text', group: 'basic', when: { option: 'isQiniu', in: [true] } },
  { option: 'tokenFunc', editor: 'token-function', group: 'basic', when: { option: 'isQiniu', in: [true] } },
  { option: 'headers', editor: 'headers', group: 'basic', when: { option: 'isQiniu', in: [false] } },
  { option: 'length', editor: 'number', group: 'validation', min: 1, max: MAX_FILES, step: 1 },
  { option: 'multiple', editor: 'switch', group: 'basic' },
] as const
