import { X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { IconButton } from '#frontend/ui/icon-button.tsx'

/** Each in its own language: whoever is offered it reads it. */
const WORDS: Record<Language, { read: string; close: string }> = {
  en: { read: 'Read this page in English', close: 'Close' },
  bn: { read: 'এই পাতা বাংলায় পড়ুন', close: 'বন্ধ করুন' },
  hi: { read: 'यह पेज हिन्दी में पढ़ें', close: 'बंद करें' },
  ne: { read: 'यो पाना नेपालीमा पढ्नुहोस्', close: 'बन्द गर्नुहोस्' },
}

/** One line in the language that the visitor's browser prefers, over the page's upper edge so that nothing moves. */
export function LanguageOffer({ language }: { language: Language }) {
  const { pathname, search } = useLocation()
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  const { read, close } = WORDS[language]
  return (
    <div
      lang={language}
      className="fixed inset-x-0 top-15 z-20 flex items-center justify-between bg-brass-50 eave wrap !mx-0 w-full lg:top-19"
    >
      <a
        href={pathIn(language, pathname) + search}
        hrefLang={language}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {read}
      </a>
      <IconButton label={close} icon={X} onClick={() => setIsOpen(false)} />
    </div>
  )
}
