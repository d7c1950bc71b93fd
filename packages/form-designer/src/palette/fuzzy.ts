/** The search that forgives a slip, in a chunk of its own: it is loaded when somebody searches. */
export { default as Fuse } from 'fuse.js'
