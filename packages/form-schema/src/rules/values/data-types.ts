/** The data types of an `input` and what text each accepts. Every expression here is our own and linear. */

/**
 * Data types of spec 3.3, in the order the panel offers them.
 *
 * @example DATA_TYPES.includes('email') // true
 */
export const DATA_TYPES = ['string', 'number', 'integer', 'float', 'url', 'email', 'hex', 'boolean'] as const

/** One of {@link DATA_TYPES}; `''` means "not checked" (form-making 2.x writes it so). */
export type DataType = (typeof DATA_TYPES)[number] | ''

const DECIMAL = /^[+-]?(?:\d{1,309}(?:\.\d{0,340})?|\.\d{1,340})$/
const INTEGER = /^[+-]?\d{1,309}$/
const HEX_COLOUR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i
const HOST_LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const IP_V6 = /^\[[0-9a-f:.]{2,45}\]$/i
const MAIL_NAME = /^[^\s<>()[\]\\,;:@"]{1,64}$/
const WHITE_SPACE = /\s/u

/** True when `value` is of the data type. A `float` accepts whole numbers, unlike the old family's validator. */
export function isOfDataType(value: unknown, dataType: DataType): boolean {
  // None of the types below takes an empty text.
  const text = typeof value === 'string' ? value : ''
  switch (dataType) {
    case '':
    case 'string':
      return true
    case 'number':
    case 'float':
      return Number.isFinite(value) || DECIMAL.test(text)
    case 'integer':
      return Number.isInteger(value) || INTEGER.test(text)
    case 'boolean':
      return typeof value === 'boolean' || text === 'true' || text === 'false'
    case 'hex':
      return HEX_COLOUR.test(text)
    case 'url':
      return isUrl(text)
    case 'email':
      return isEmail(text)
  }
}

/** True for data types whose text is stored as a number. */
export function isNumericDataType(dataType: DataType): boolean {
  return dataType === 'number' || dataType === 'integer' || dataType === 'float'
}

function isUrl(value: string): boolean {
  if (value.length > 2048 || WHITE_SPACE.test(value)) return false
  const scheme = /^(?:https?:|ftp:)?\/\//i.exec(value)?.[0]
  if (scheme === undefined) return false
  const authority = value.slice(scheme.length).split(/[/?#]/, 1)[0] ?? ''
  const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/:\d{1,5}$/, '')
  return IP_V6.test(host) || isHostName(host)
}

function isHostName(host: string): boolean {
  if (host.length > 253) return false
  const labels = host.split('.')
  return (labels.length > 1 || /^localhost$/i.test(host)) && labels.every((label) => HOST_LABEL.test(label))
}

function isEmail(value: string): boolean {
  if (value.length > 320) return false
  const at = value.lastIndexOf('@')
  const name = value.slice(0, at)
  const host = value.slice(at + 1)
  if (at < 1 || !MAIL_NAME.test(name) || name.split('.').includes('')) return false
  return host.includes('.') && isHostName(host) && !/^\d+$/.test(host.slice(host.lastIndexOf('.') + 1))
}
