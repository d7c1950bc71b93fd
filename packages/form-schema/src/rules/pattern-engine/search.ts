/**
 * Runs a pattern over a text in linear time: all ways to match are followed at once, one character at a time (Thompson's construction),
 * so that no pattern can make it go back. Each instruction is visited at most once per character.
 */
import { acceptorOf } from './characters'
import { EDGES, type EdgeTest, NO_CHARACTER } from './edges'
import type { PatternNode } from './parse-pattern'
import { refuse } from './refusal'

type Instruction =
  | { readonly do: 'read'; readonly accepts: (codePoint: number) => boolean }
  | { readonly do: 'check'; readonly holds: EdgeTest }
  | { readonly do: 'go'; readonly to: number[] }
  | { readonly do: 'accept' }

/** A pattern as instructions. `read` and `check` go on with the next one. */
export type Program = readonly Instruction[]

/** Instructions of one program; `.{0,1000}` needs 2,000. With `LIMITS.patternInputLength` it bounds the time of the worst pattern. */
export const PROGRAM_SIZE = 2500

/** Inside `orRefused`: repetition may make it larger than {@link PROGRAM_SIZE}. */
export function compileProgram(pattern: PatternNode): Program {
  const program: Instruction[] = []
  emit(program, pattern)
  program.push({ do: 'accept' })
  return program
}

function emit(program: Instruction[], node: PatternNode): void {
  if (program.length >= PROGRAM_SIZE) refuse('repeats-too-much')
  switch (node.type) {
    case 'character':
      program.push({ do: 'read', accepts: acceptorOf(node.set) })
      return
    case 'edge':
      program.push({ do: 'check', holds: EDGES[node.edge] })
      return
    case 'sequence':
      for (const part of node.parts) emit(program, part)
      return
    case 'look':
      // RE2's part runs what looks ahead.
      refuse('lookahead')
    case 'choice':
      emitChoice(program, node.parts)
      return
    case 'repeat':
      emitRepeat(program, node.part, node.min, node.max)
  }
}

function fork(program: Instruction[]): number[] {
  const to: number[] = []
  program.push({ do: 'go', to })
  return to
}

function emitChoice(program: Instruction[], parts: readonly PatternNode[]): void {
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return emit(program, only)
  const starts = fork(program)
  const exits = parts.map((part) => {
    starts.push(program.length)
    emit(program, part)
    return fork(program)
  })
  for (const exit of exits) exit.push(program.length)
}

function emitRepeat(program: Instruction[], part: PatternNode, min: number, max: number): void {
  for (let count = 0; count < min; count++) {
    const start = program.length
    emit(program, part)
    // What matches nothing but the empty text needs no second copy.
    if (program.length === start) return
  }
  if (max === Number.POSITIVE_INFINITY) {
    const start = program.length
    const exit = fork(program)
    exit.push(program.length)
    emit(program, part)
    fork(program).push(start)
    exit.push(program.length)
    return
  }
  const exits: number[][] = []
  for (let count = min; count < max; count++) {
    const exit = fork(program)
    exit.push(program.length)
    exits.push(exit)
    emit(program, part)
  }
  for (const exit of exits) exit.push(program.length)
}

/** Whether the pattern matches anywhere in the text. `steps` proves the time: it is bounded by the program's size times the text's length. */
export function search(program: Program, text: string): { readonly found: boolean; readonly steps: number } {
  const visitedAt = new Int32Array(program.length).fill(-1)
  const pending: number[] = []
  let readers: number[] = []
  let steps = 0
  let before = NO_CHARACTER
  let position = 0
  for (const after of codePointsOf(text)) {
    for (const at of readers) {
      const instruction = program[at]
      if (instruction?.do === 'read' && instruction.accepts(before)) pending.push(at + 1)
    }
    // A match may begin at every character.
    pending.push(0)
    readers = []
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      steps++
      if (visitedAt[at] === position) continue
      visitedAt[at] = position
      const instruction = program[at]
      if (instruction?.do === 'read') readers.push(at)
      else if (instruction?.do === 'go') for (const target of instruction.to) pending.push(target)
      else if (instruction?.do === 'accept') return { found: true, steps }
      else if (instruction?.holds(before, after)) pending.push(at + 1)
    }
    before = after
    position++
  }
  return { found: false, steps }
}

/** The characters of the text, then the end. */
function* codePointsOf(text: string): Generator<number> {
  for (const character of text) yield character.codePointAt(0) ?? NO_CHARACTER
  yield NO_CHARACTER
}
