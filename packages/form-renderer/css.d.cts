/** A stylesheet is imported for its rules alone, by modules of both kinds: one of this kind may be named by either. */
export {}
