import { Link } from '#frontend/lib/navigation/link.tsx'
import { inlineLink } from './inline-link.ts'

type OtherScreenProps = { question: string; to: string; label: string }

/** Below a form: a link to another screen. */
export function OtherScreen({ question, to, label }: OtherScreenProps) {
  return (
    <p className="text-small">
      {question}{' '}
      <Link className={inlineLink} to={to}>
        {label}
      </Link>
    </p>
  )
}
