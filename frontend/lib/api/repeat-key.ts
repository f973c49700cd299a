/** Names a call that adds something, so that repeating it adds nothing: 32 random letters. */
export function newRepeatKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
