import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const ADMIN = { email: 'admin@aangan.example', password: 'admin-demo-2026' }
const OLD_PASSWORD = 'seven-red-doors'
const NEW_PASSWORD = 'eight-green-shutters'
const SESSION_ENDED = 'Your session has ended. Sign in again.'

test('an account from the mailed code to the panel, approved meanwhile, and to a new password', async ({
  page,
  browser,
  request,
  address,
}) => {
  const email = `rina.${Date.now()}@example.com`
  await signUp(page, email)
  await page.getByLabel('OTP', { exact: true }).fill(await mailedCode(request, email))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByText('Account verified.')).toBeVisible()

  await signIn(page, { email, password: OLD_PASSWORD })
  await expect(page.getByText('Your account waits for approval')).toBeVisible()

  await approve(browser, address, email)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Your account is approved.')).toBeVisible()
  await expect(page.getByText('Your account waits for approval')).toBeHidden()

  const otherTab = await page.context().newPage()
  await otherTab.goto('/admin/dashboard')
  await expect(otherTab.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // A background tab renders one frame a second, and every click waits for several frames.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(otherTab.getByText(SESSION_ENDED)).toBeVisible()

  const forgetful = await (await browser.newContext({ baseURL: address })).newPage()
  await signIn(page, { email, password: OLD_PASSWORD })
  await resetPassword(forgetful, request, email)
  await page.reload()
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  await fillIn(page, { email, password: OLD_PASSWORD })
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right.')
  await fillIn(page, { email, password: NEW_PASSWORD })
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await forgetful.context().close()
})

test('the code step stays through reload and Back, and takes a pasted code', async ({ page, request }) => {
  const email = `bikram.${Date.now()}@example.com`
  await signUp(page, email)
  await page.reload()
  await expect(page.getByText(email)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goForward()
  const code = await mailedCode(request, email)
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth/login')
})

test('each sign-in screen shows the way to the other one once, however wide', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, label] of [
      ['login', 'Register'],
      ['signup', 'Login'],
      ['forgotpassword', 'Login'],
    ] as const) {
      await page.goto(`/auth/${path}`)
      await expect(page.getByRole('link', { name: label })).toHaveCount(1)
    }
  }
})

async function signUp(page: Page, email: string) {
  await page.goto('/auth/signup')
  await page.getByLabel('Username').fill('Rina Tamang')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(OLD_PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('OTP sent successfully. Please check your email.')).toBeVisible()
}

async function signIn(page: Page, account: { email: string; password: string }) {
  await page.goto('/auth/login')
  await fillIn(page, account)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}

async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
}

async function approve(browser: Browser, address: string, email: string) {
  const admin = await (await browser.newContext({ baseURL: address })).newPage()
  await signIn(admin, ADMIN)
  await admin.getByRole('link', { name: 'Users/Staff Accounts' }).first().click()
  const row = admin.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Approve' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(row.getByText('Approved')).toBeVisible()
  await admin.context().close()
}

async function resetPassword(page: Page, request: APIRequestContext, email: string) {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('OTP sent successfully to your email')).toBeVisible()
  await page.getByLabel('OTP', { exact: true }).fill(await mailedCode(request, email))
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset successfully.')).toBeVisible()
}

/** The code of the newest mail to an address: the first number in its text. */
async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const response = await request.get('/api/dev/outbox', { params: { to: email } })
  const mails: { text: string }[] = await response.json()
  return /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
}

async function paste(page: Page, text: string) {
  await page.getByLabel('OTP', { exact: true }).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
