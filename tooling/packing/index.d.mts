/** Copies the workspace's packages with their builds into an empty folder. @returns the folder of the packages in it */
export function copyBuilt(root: string, target: string): string
/** The registry of a run, for packages that are published in it. */
export function openLocalRegistry(folder: string): Promise<{ readonly npmrc: string; readonly address: string; close(): Promise<void> }>
export const PUBLISHED: readonly string[]
