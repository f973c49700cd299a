import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Chip } from './chip.tsx'
import { PasswordField } from './form/password-field.tsx'
import { Picture } from './picture.tsx'
import { TextField } from './form/text-field.tsx'

describe('A button', () => {
  it('is named by its label at rest and by its busy label while busy', () => {
    const { rerender } = render(<Button busyLabel="Sending...">Send</Button>)
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
    rerender(
      <Button busyLabel="Sending..." isBusy>
        Send
      </Button>,
    )
    expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the focus while it is busy or held back, and takes no press', async () => {
    const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
    const onClick = vi.fn<() => void>()
    const buttons = (isHeld: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy={isHeld} disabled={isHeld}>
          Send
        </Button>
        <Button isHeld={isHeld} onClick={onClick}>
          Later
        </Button>
        <Chip isHeld={isHeld} onClick={onClick}>
          Tomorrow
        </Chip>
      </form>
    )
    const { rerender } = render(buttons(false))
    for (const button of screen.getAllByRole('button')) {
      rerender(buttons(false))
      button.focus()
      rerender(buttons(true))
      expect(document.activeElement).toBe(button)
      expect(button.matches(':disabled')).toBe(false)
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(button)
    }
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(onClick).not.toHaveBeenCalled()

    rerender(buttons(false))
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onClick).toHaveBeenCalledTimes(2)
  })
})

describe('A field', () => {
  it('reads out its error with its control', () => {
    render(<TextField label="Phone" hint="10 digits" error="Phone number must be 10 digits" />)
    const control = screen.getByRole('textbox', { name: 'Phone' })
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Phone number must be 10 digits')
  })

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />)
    const control = screen.getByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(control.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(control.getAttribute('type')).toBe('password')
  })
})

describe('A picture', () => {
  const villa = { src: '/villa.webp', srcSet: '/villa-320.webp 320w, /villa.webp 960w', alt: 'A white villa' }

  it('offers its widths and waits until it is near', () => {
    render(<Picture picture={villa} missingAlt="No picture yet" sizes="50vw" />)
    const image = screen.getByAltText('A white villa')
    expect(image.getAttribute('srcset')).toBe(villa.srcSet)
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('says how wide it is only where there are widths to choose from', () => {
    const { rerender } = render(<Picture picture={villa} missingAlt="No picture yet" sizes="50vw" />)
    const image = screen.getByAltText('A white villa')
    expect(image.getAttribute('sizes')).toBe('50vw')
    rerender(
      <Picture picture={{ src: villa.src, alt: villa.alt }} missingAlt="No picture yet" sizes="50vw" />,
    )
    expect(image.hasAttribute('sizes')).toBe(false)
  })

  it('that does not load gives way to the drawing', () => {
    render(<Picture picture={villa} missingAlt="No picture yet" sizes="50vw" />)
    fireEvent.error(screen.getByAltText('A white villa'))
    expect(screen.getByAltText('No picture yet')).toBeDefined()
  })
})
