/** The workspace's packages with what is built, copied into an empty folder. @returns the folder of the packages in it */
export function copyBuilt(root: string, target: string): string
/** The registry of a run, and what is published on it. */
export function openLocalRegistry(folder: string): Promise<{ readonly npmrc: string; readonly address: string; close(): Promise<void> }>
export const PUBLISHED: readonly string[]
