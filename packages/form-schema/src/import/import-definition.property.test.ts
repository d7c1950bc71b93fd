/** Laws of the importer: 2,000 cases here, 100,000 in `pnpm --filter @formwork/form-schema fuzz`. */
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { obeysImportLaws } from '../testing/fuzz/import-laws'
import { SOURCES } from '../testing/fuzz/sources'

const CASES = 1000
const kinds = Object.entries(SOURCES)

describe('importDefinition ends, never throws, changes nothing, and what comes out can be worked with', () => {
  it.each(kinds)('%s', (_kind, source) => {
    fc.assert(fc.property(source, obeysImportLaws), { numRuns: Math.ceil(CASES / kinds.length) })
  })
})
