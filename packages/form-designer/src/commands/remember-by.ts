/** Makes something once for each object: documents and lists never change, so that identity is enough. */
export function rememberBy<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before.made
    const made = make(key)
    known.set(key, { made })
    return made
  }
}
