import { Download } from 'lucide'
import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { request } from '#frontend/lib/api/api.ts'
import { indiaDate } from '#contract/units/time.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelCsv } from '#frontend/messages/panel/csv.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = panelCsv.export

type ExportButtonProps = { query: URLSearchParams; name?: string; className?: string }

/** Saves the listings that a list call finds as a CSV file. */
export function ExportButton({ query, name, className }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function exportListings() {
    setIsBusy(true)
    try {
      const response = await request(`${PATHS.propertiesCsv}?${query}`, {
        headers: { accept: 'text/csv' },
        waitMs: LIMITS.csvTimeoutMs,
      })
      saveFile(await response.blob(), fileName(query))
      showToast('success', words.done)
    } catch (error) {
      showToast('danger', failureSentence(error, words.failed))
    }
    setIsBusy(false)
  }

  return (
    <Button
      look="secondary"
      size="small"
      aria-label={name}
      className={className}
      isBusy={isBusy}
      busyLabel={words.label}
      onClick={() => void exportListings()}
    >
      <Icon of={Download} />
      {words.label}
    </Button>
  )
}

/** 'properties-villa-sold-2026-11-21.csv': the filters and the day. */
function fileName(query: URLSearchParams): string {
  const asked = [query.get('category'), query.get('status') === 'all' ? null : query.get('status')]
  return `${['properties', ...asked, indiaDate(Date.now())].filter(Boolean).join('-').toLowerCase()}.csv`
}
