/** What the command palette offers: one thing to open or do. */
import Fuse from 'fuse.js'
import type { IconName } from '../../shared/ui/icons/icon-paths'

export interface Command {
  readonly id: string
  readonly title: string
  readonly detail?: string
  readonly icon: IconName
  readonly run: () => void
}

export interface CommandGroup {
  readonly id: string
  readonly title: string
  readonly commands: readonly Command[]
}

/** As fuzzy as the search for pages (spec 9). All of them, in their order, without a word. */
export function matching(commands: readonly Command[], word: string, most: number): readonly Command[] {
  if (word === '') return commands.slice(0, most)
  const fuse = new Fuse(commands, {
    threshold: 0.4,
    ignoreLocation: true,
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'detail', weight: 0.3 },
    ],
  })
  return fuse.search(word, { limit: most }).map(({ item }) => item)
}

/** Without the empty ones. One record may be in several groups: each command is called after its own. */
export function shownGroups(groups: readonly CommandGroup[]): readonly CommandGroup[] {
  return groups
    .filter(({ commands }) => commands.length > 0)
    .map((group) => ({ ...group, commands: group.commands.map((command) => ({ ...command, id: `${group.id}-${command.id}` })) }))
}
