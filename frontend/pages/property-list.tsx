export function PropertyListPage() {
  return null
}
