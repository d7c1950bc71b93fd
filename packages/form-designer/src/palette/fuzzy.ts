/** The fuzzy search in a chunk of its own: it is loaded with the first search. */
export { default as Fuse } from 'fuse.js'
