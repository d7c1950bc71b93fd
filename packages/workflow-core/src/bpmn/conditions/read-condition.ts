/**
 * Reads a condition that another program wrote, as far as it only compares fields with values: `${days > 3 && kind == 'x'}`, `=amount >= 1000`,
 * `days in [1..3]`. Nothing is run; anything beyond comparisons is not read.
 */
import { type Condition, type ConditionValue, isCondition } from '@formwork/form-schema/conditions'
import { type Token, tokensOf } from './tokens'

/** Longer ones are not read. This limits the depth of brackets, too. */
const LONGEST = 2000

/** @returns null for anything beyond comparisons */
export function readCondition(text: string): Condition | null {
  if (text.length > LONGEST) return null
  const tokens = tokensOf(bare(text))
  if (tokens === null || tokens.length === 0) return null
  const reader = new ConditionReader(tokens)
  const condition = reader.readAny()
  return condition !== null && reader.isAtEnd() && isCondition(condition) ? condition : null
}

/** Without what engines put around an expression. */
function bare(text: string): string {
  const trimmed = text.trim()
  const wrapped = /^[$#]\{([^{}]*)\}$/.exec(trimmed)
  return wrapped?.[1] ?? (trimmed.startsWith('=') && !trimmed.startsWith('==') ? trimmed.slice(1) : trimmed)
}

const COMPARISONS = { '=': 'equals', '!=': 'notEquals', '>': 'greater', '<': 'less', '>=': 'atLeast', '<=': 'atMost' } as const
/** The operator of a comparison with its sides exchanged. */
const TURNED = { '=': '=', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const
type Sign = keyof typeof COMPARISONS
const isComparing = (text: string): text is Sign => Object.hasOwn(COMPARISONS, text)

/** Goes from token to token; each part answers null where it cannot be read. */
class ConditionReader {
  private at = 0
  constructor(private readonly tokens: readonly Token[]) {}

  isAtEnd(): boolean {
    return this.at === this.tokens.length
  }

  readAny(): Condition | null {
    return this.readGroup(
      'or',
      () => this.readAll(),
      (parts) => ({ any: parts }),
    )
  }

  private readAll(): Condition | null {
    return this.readGroup(
      'and',
      () => this.readPart(),
      (parts) => ({ all: parts }),
    )
  }

  private readGroup(word: string, read: () => Condition | null, group: (parts: Condition[]) => Condition): Condition | null {
    const parts: Condition[] = []
    do {
      const part = read()
      if (part === null) return null
      parts.push(part)
    } while (this.takeSign(word))
    const [only] = parts
    return parts.length === 1 && only !== undefined ? only : group(parts)
  }

  private readPart(): Condition | null {
    if (this.takeSign('not')) {
      const part = this.readPart()
      return part === null ? null : { not: part }
    }
    if (this.takeSign('(')) {
      const inner = this.readAny()
      return inner !== null && this.takeSign(')') ? inner : null
    }
    if (this.takeSign('empty')) {
      const model = this.takeName()
      return model === null ? null : { model, is: 'empty' }
    }
    return this.readComparison()
  }

  private readComparison(): Condition | null {
    const value = this.takeValue()
    if (value !== undefined) {
      const sign = this.takeComparing()
      const model = this.takeName()
      return sign === null || model === null ? null : compared(model, TURNED[sign], value)
    }
    const model = this.takeName()
    if (model === null) return null
    if (model === 'contains' && this.takeSign('(')) return this.readContains()
    if (this.takeSign('in')) return this.readBetween(model)
    const sign = this.takeComparing()
    // A name alone means that it is true.
    if (sign === null) return { model, is: 'equals', value: true }
    const against = this.takeValue()
    return against === undefined ? null : compared(model, sign, against)
  }

  private readContains(): Condition | null {
    const model = this.takeName()
    if (model === null || !this.takeSign(',')) return null
    const value = this.takeValue()
    return value === undefined || value === null || !this.takeSign(')') ? null : { model, is: 'contains', value }
  }

  private readBetween(model: string): Condition | null {
    if (!this.takeSign('[')) return null
    const least = this.takeValue()
    if (!this.takeSign('..')) return null
    const most = this.takeValue()
    if (least === undefined || least === null || most === undefined || most === null || !this.takeSign(']')) return null
    return { model, is: 'between', least, most }
  }

  private takeSign(text: string): boolean {
    const token = this.tokens[this.at]
    const isIt = token?.kind === 'sign' && token.text === text
    if (isIt) this.at += 1
    return isIt
  }

  private takeComparing(): Sign | null {
    const token = this.tokens[this.at]
    if (token?.kind !== 'sign' || !isComparing(token.text)) return null
    this.at += 1
    return token.text
  }

  private takeName(): string | null {
    const token = this.tokens[this.at]
    if (token?.kind !== 'name') return null
    this.at += 1
    return token.text
  }

  /** Undefined where no value stands. */
  private takeValue(): ConditionValue | null | undefined {
    const token = this.tokens[this.at]
    if (token?.kind !== 'value') return undefined
    this.at += 1
    return token.value
  }
}

function compared(model: string, sign: Sign, value: ConditionValue | null): Condition | null {
  if (value !== null) return { model, is: COMPARISONS[sign], value }
  if (sign === '=') return { model, is: 'empty' }
  return sign === '!=' ? { model, is: 'notEmpty' } : null
}
