/** Named values stored in this browser. Storage may be disabled, full or broken: then nothing is stored, and the console works without. */
export interface BrowserStorage {
  /** Null also where nothing can be stored. */
  read(key: string): string | null
  /** False when it could not be kept. */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

function storageIn(name: 'localStorage' | 'sessionStorage'): BrowserStorage {
  /** Where storage is switched off, its very name throws. */
  const attempt = <Answer>(act: (storage: Storage) => Answer, otherwise: Answer): Answer => {
    try {
      return act(globalThis[name])
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  }
}

/** For all tabs, until it is removed. */
export const browserStorage = storageIn('localStorage')
/** For this tab alone, until it is closed. */
export const tabStorage = storageIn('sessionStorage')
