/** What a process is called, as the name of a file. */

const IN_NO_NAME = /[\\/:*?"<>|]/g

export const fileNameOf = (name: string, ending: string): string => `${name.replaceAll(IN_NO_NAME, '_')}.${ending}`
