import type { AuditPage } from '#contract/audit.ts'
import { PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'
import { usePages } from '#frontend/lib/api/use-pages.ts'

/** The log, newest first, page by page; of one subject when its id is given. */
export function useActivity(subjectId: string | undefined) {
  return usePages<AuditPage>({
    queryKey: ['audit', subjectId ?? ''],
    read: async (cursor, signal) => {
      const query = new URLSearchParams({ ...(subjectId && { subjectId }), ...(cursor && { cursor }) })
      return (await call<AuditPage>(`${PATHS.audit}?${query}`, { signal })).body
    },
  })
}
