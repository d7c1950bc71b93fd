/** How many cases of each law, and of which seed: for `laws.mjs` only. */
import * as fc from 'fast-check'

fc.configureGlobal({ numRuns: Number(process.env.LAWS_CASES), seed: Number(process.env.LAWS_SEED) })
