/** What the tests of the examples need of packing. */
export { copyBuilt } from './fresh-copy.mjs'
export { openLocalRegistry } from './local-registry.mjs'
export { PUBLISHED } from './published.mjs'
