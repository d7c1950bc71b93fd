/** A copy that lacks one of its properties. */
export function without<Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> {
  const { [key]: _, ...rest } = value
  return rest
}
