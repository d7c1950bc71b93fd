/** A stylesheet is imported for its rules alone. */
export {}
