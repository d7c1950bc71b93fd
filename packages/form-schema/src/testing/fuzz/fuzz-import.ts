/** The nightly run of the importer's laws: `pnpm --filter @formwork/form-schema fuzz`. Prints cases per second, the slowest case and the seed. */
import fc from 'fast-check'
import { inject, it } from 'vitest'
import { obeysImportLaws } from './import-laws'
import { SOURCES } from './sources'

declare module 'vitest' {
  interface ProvidedContext {
    readonly fuzzCases: number
    readonly fuzzSeed: number
  }
}

const cases = inject('fuzzCases')
const seed = inject('fuzzSeed')
const kinds = Object.entries(SOURCES)

it.each(kinds)('%s', (kind, source) => {
  const numRuns = Math.ceil(cases / kinds.length)
  const start = performance.now()
  let slowest = 0
  fc.assert(
    fc.property(source, (input) => {
      const began = performance.now()
      obeysImportLaws(input)
      slowest = Math.max(slowest, performance.now() - began)
    }),
    { numRuns, seed },
  )
  const seconds = (performance.now() - start) / 1000
  // oxlint-disable-next-line no-console -- what a nightly run is for
  console.log(`${kind}: ${numRuns} cases, ${Math.round(numRuns / seconds)} a second, slowest ${Math.round(slowest)} ms, seed ${seed}`)
})
