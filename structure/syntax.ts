import { parseSync } from 'vite'

export type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Comment = { start: number; end: number; value: string }

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/**
 * A module's comments, and all its nodes, parents first. The tree is built only when `nodes` is called, because that
 * takes time.
 */
export function syntaxOf(path: string, code: string): { comments: Comment[]; nodes: () => Node[] } {
  const parsed = parseSync(path, code)
  const nodes: Node[] = []
  const visit = (node: Node) => {
    nodes.push(node)
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value)
      else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item)
    }
  }
  return {
    comments: parsed.comments,
    nodes() {
      if (nodes.length === 0) visit(parsed.program as unknown as Node)
      return nodes
    },
  }
}

export const lineOf = (code: string, at: number) => code.slice(0, at).split('\n').length
