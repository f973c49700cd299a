import { Flag } from 'lucide'
import { Suspense, useState } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const ReportDialog = chunk(async () => (await import('./report-dialog.tsx')).ReportDialog)
const preload = () => void ReportDialog.preload().catch(() => undefined)

/** The button to report a listing; the form loads when it is needed. */
export function ReportRow({ propertyId }: { propertyId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div data-no-print>
      <Button
        look="quiet"
        size="small"
        className="-ml-3"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Flag} />
        {messages.report.open}
      </Button>
      {isOpen && (
        <ErrorBoundary resetKey="" fallback={() => <p role="alert">{messages.report.failed}</p>}>
          <Suspense>
            <ReportDialog propertyId={propertyId} onClosed={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
