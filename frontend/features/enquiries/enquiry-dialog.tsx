import { useEffect, useId } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { countEvent } from '#frontend/lib/browser/count-event.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { DeferredContent, Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import { useEnquiry } from './use-enquiry.ts'

const words = messages.enquiry

type EnquiryDialogProps = { property: Property; wantsVisit?: boolean; onClosed: () => void }

/** Open while mounted. What was typed is kept until it is sent, also when the dialog is closed. */
export function EnquiryDialog({ property, wantsVisit = false, onClosed }: EnquiryDialogProps) {
  const enquiry = useEnquiry(property, wantsVisit)
  const formId = useId()
  useEffect(() => countEvent('enquired', property._id), [property._id])
  return (
    <Dialog
      title={wantsVisit ? messages.detail.askVisit : words.title}
      closeLabel={words.close}
      onClosed={onClosed}
      isLocked={enquiry.isSending}
      isWide
      footer={
        <Button
          type="submit"
          form={formId}
          className="flex-1"
          isOffWhileBusy
          isBusy={enquiry.isSending}
          busyLabel={words.sending}
        >
          <WhatsAppIcon />
          {words.send}
        </Button>
      }
    >
      <DeferredContent>
        <EnquiryForm id={formId} property={property} enquiry={enquiry} wantsVisit={wantsVisit} />
      </DeferredContent>
    </Dialog>
  )
}
