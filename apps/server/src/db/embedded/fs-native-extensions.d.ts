/** The one call of `fs-native-extensions` that is used here; the package carries no types. */
declare module 'fs-native-extensions' {
  /** Locks the open file for its open file description. @returns false when another holds it. @throws with the system's code. */
  export function tryLock(fileDescriptor: number): boolean
}
