import { ArrowLeft } from 'lucide'
import { useNavigate } from 'react-router'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { messages } from '#frontend/messages/messages.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { Court } from '#frontend/ui/feedback/court.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const notFound = messages.notFound

/** For addresses without a page, and for records that do not exist. */
export function NotFound() {
  const navigate = useNavigate()
  useHead({ title: notFound.pageTitle, description: notFound.text })

  /** One step back; home for visitors who opened this address in a tab of its own. */
  function goBack() {
    void (history.length > 1 ? navigate(-1) : navigate('/'))
  }

  return (
    <Court ornament="door" title={notFound.title} text={notFound.text}>
      <Button look="floor" onClick={goBack}>
        <Icon of={ArrowLeft} />
        {notFound.goBack}
      </Button>
      <Link to="/property" className={buttonLook({ look: 'floorOutline' })}>
        {notFound.allProperties}
      </Link>
    </Court>
  )
}
