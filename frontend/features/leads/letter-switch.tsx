import { useState } from 'react'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'

const LETTERS_KEY = 'aangan.lead-letters'

/** Whether this device takes letters as keys: who speaks to it, or types by accident, has them off. */
export function useLetterSwitch() {
  const [isOn, setIsOn] = useState(() => textOnDevice(LETTERS_KEY) !== 'off')
  function set(next: boolean) {
    keepOnDevice(LETTERS_KEY, next ? '' : 'off')
    setIsOn(next)
  }
  return { isOn, set }
}

export function LetterSwitch({ isOn, set }: ReturnType<typeof useLetterSwitch>) {
  return (
    <Checkbox
      className="text-small keyless:hidden"
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    >
      {words.keys}
    </Checkbox>
  )
}
