/** The registry of a run, and what is published on it. */
export function openLocalRegistry(folder: string): Promise<{ readonly npmrc: string; readonly address: string; close(): Promise<void> }>
export const PUBLISHED: readonly string[]
