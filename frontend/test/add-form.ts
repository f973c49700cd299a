import { fireEvent, screen } from '@testing-library/react'
import { sentCalls } from '#frontend/test/answers.ts'
import { field, findField } from '#frontend/test/field.ts'
import { aPlot } from '#frontend/test/properties.ts'
import { openStaffAt } from '#frontend/test/render-staff.tsx'

/* The form that adds a listing, as an admin sees it. */

export const ADD = 'POST /api/properties/add-property'
export const ADDED_PLOT = aPlot()

export const type = (name: string) => screen.getByText(name, { selector: 'fieldset > button' })
export const submit = () => screen.getByText<HTMLElement>('Add Property', { selector: 'form button *' })
export const added = () => sentCalls().filter(({ method }) => method === 'POST')

export async function openForm() {
  const { user, unmount } = openStaffAt('/admin/properties/add')
  await findField('Title')
  return { user, unmount }
}

/** As little as a plot needs. */
export function fillPlot() {
  fireEvent.click(type('Plot'))
  for (const [label, value] of Object.entries({
    Title: 'Corner plot',
    'Price in INR': '45 lakh',
    Address: 'Lane 4',
    City: 'Siliguri',
    State: 'West Bengal',
  }))
    fireEvent.change(field(label), { target: { value } })
}
