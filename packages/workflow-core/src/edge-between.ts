/** An edge with defaults, for definitions that a program writes. */
import type { ProcessEdge } from './definition'

/**
 * @param more its properties; by default no label, outcome or condition, order 0, not the default of a gateway
 * @example edgeBetween('start', 'leader')
 */
export function edgeBetween(source: string, target: string, more: Partial<ProcessEdge> = {}): ProcessEdge {
  return { id: `${source}-${target}`, source, target, order: 0, label: '', outcome: null, condition: null, isDefault: false, ...more }
}
