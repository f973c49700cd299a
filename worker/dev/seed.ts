import { markSeeded, type StateFolder } from './state.ts'

export async function seedOnce(state: StateFolder): Promise<void> {
  if (state.isSeeded) return
  markSeeded(state)
}
