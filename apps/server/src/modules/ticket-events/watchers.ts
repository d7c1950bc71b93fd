/** Callbacks on this server for when something about a ticket, a form, a session or a person changes. */

export interface Watcher {
  /** A ticket or a form. */
  readonly subjectId: string
  readonly sessionId: string
  readonly userId: string
  /** Something about one of the three has changed, or may have. */
  look(): void
}

export interface TicketNews {
  /** Notifies every server that a ticket, its comments, or a form has changed. To be called after the commit; returns at once and never fails. */
  notify(subjectId: string): void
  /** @returns a function that ends it. */
  watch(watcher: Watcher): () => void
}

export interface Watchers {
  watch(watcher: Watcher): () => void
  /** Calls the watchers for which `isMeant` is true. */
  call(isMeant: (watcher: Watcher) => boolean): void
}

export function createWatchers(): Watchers {
  const watchers = new Set<Watcher>()
  return {
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    call(isMeant) {
      for (const watcher of watchers) if (isMeant(watcher)) watcher.look()
    },
  }
}

/** News within one server alone. */
export function localTicketNews(): TicketNews {
  const watchers = createWatchers()
  return {
    watch: (watcher) => watchers.watch(watcher),
    notify: (subjectId) => watchers.call((watcher) => watcher.subjectId === subjectId),
  }
}
