/** Few cases of each law, the same in each run, so that a mutant is noticed always or never. */
import * as fc from 'fast-check'

fc.configureGlobal({ numRuns: 60, seed: 15 })
