/** How many cases of each law: for `laws.mjs` only. */
import * as fc from 'fast-check'

fc.configureGlobal({ numRuns: Number(process.env.LAWS_CASES) })
