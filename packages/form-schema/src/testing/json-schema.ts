/** A reader of JSON Schema that is not ours, strict, and with formats that refuse. */
import { Ajv2020 } from 'ajv/dist/2020.js'

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

export const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, logger: false, formats: { date: isDay } })
