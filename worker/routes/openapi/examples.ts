type Example = { body?: unknown; reply?: unknown }
export const EXAMPLES: Record<string, Example | undefined> = {}
