import { ArrowLeft, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isChunkFailure } from '#frontend/lib/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const { notFound, broken } = messages

/** Any address that leads nowhere, and records that do not exist. */
export function NotFound() {
  const navigate = useNavigate()
  useHead({ title: notFound.pageTitle, description: notFound.text })
  return (
    <Court title={notFound.title} text={notFound.text}>
      <Button look="floor" onClick={() => void navigate(-1)}>
        <Icon of={ArrowLeft} />
        {notFound.goBack}
      </Button>
    </Court>
  )
}

/** What is left when a page breaks while it renders or its chunk does not come. */
export function Broken({ error }: { error: unknown }) {
  const isChunk = isChunkFailure(error)
  return (
    <Court title={isChunk ? broken.chunkTitle : broken.title} text={isChunk ? broken.chunkText : broken.text}>
      <Button look="floor" onClick={() => location.reload()}>
        <Icon of={RotateCw} />
        {broken.reload}
      </Button>
    </Court>
  )
}

function Court({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center p-3 lg:p-10">
      <div className="grid min-h-[calc(100dvh-6.25rem)] w-full max-w-215 content-center justify-items-center gap-4 overflow-hidden px-6 py-16 text-center floor floor-band lg:min-h-[calc(100dvh-9.75rem)]">
        <span className="w-[min(340px,64vw)] alpona" aria-hidden />
        <h1 className="text-white">{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
