import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'

/** The sentences of the panel, which speaks English only. */
export const panel = {
  navigation: 'Panel',
  shortNavigation: 'Panel, short',
  menuTitle: 'Panel',
  openMenu: 'Open menu',
  more: 'More',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  closeToast: 'Close',
  loading: 'Loading',
  nav: {
    home: 'Home',
    dashboard: 'Dashboard',
    properties: 'Properties',
    view: 'View',
    add: 'Add',
    confirm: 'To confirm',
    approve: 'To approve',
    papers: 'Papers missing',
    waiting: (count: string) => `${count} waiting`,
    update: 'Update',
    delete: 'Delete',
    import: 'Import',
    addProperty: 'Add Property',
    users: 'Users',
    leads: 'Leads',
    visits: 'Visits',
    numbers: 'Numbers',
    messages: 'Messages',
    landmarks: 'Landmarks',
    sentLists: 'Sent lists',
    areas: 'Places',
    activity: 'Activity',
    help: 'Help Centre',
  },
  menu: {
    open: (name: string, role: string) => `Account of ${name} ${role}`,
    role: (role: string) => `Role: ${role}`,
    forgot: 'Forgot Your Password',
    person: 'You on the site',
    password: 'Change password',
    devices: 'Devices',
    mails: 'Mails',
    logout: 'Logout',
  },
  roles: { admin: 'Admin', staff: 'Staff' },
  lookOnly: 'Your account can look at everything here, but change nothing. An admin can change that.',
  approval: { approved: 'Approved', pending: 'Pending', suspended: 'Suspended' },
  pending: {
    text: 'Your account waits for approval by an admin. Until then you can look around, but add and change nothing. We mail you when it is done.',
    check: 'Check again',
    checking: 'Checking...',
    stillWaiting: 'Not approved yet.',
    approved: 'Your account is approved.',
  },
  account: {
    failed: 'Your account could not be checked.',
    retry: 'Try again',
  },
  users: {
    pageTitle: {
      staff: `Users/Staff Accounts | ${FIRM.productName}`,
      admin: `Admin Accounts | ${FIRM.productName}`,
    },
    title: { staff: 'Users/Staff Accounts', admin: 'Admin Accounts' },
    waiting: (count: number) =>
      count === 1 ? '1 account waits for approval' : `${count} accounts wait for approval`,
    columns: { name: 'Name', status: 'Status', since: 'Since', actions: 'Actions' },
    rowMenu: (name: string) => `More for ${name}`,
    you: 'You',
    onTheSite: 'On the site',
    empty: {
      staff: 'No staff accounts yet. Whoever signs up appears here.',
      admin: 'No admin accounts yet.',
    },
    failed: 'The accounts could not be loaded.',
    retry: 'Retry',
    more: 'Show more',
    loadingMore: 'Loading...',
    cancel: 'Cancel',
    close: 'Close',
    saving: 'Saving...',
    notChanged: 'The account could not be changed. Please try again.',
    notDeleted: 'The account could not be deleted. Please try again.',
  },
  changes: {
    approve: {
      label: 'Approve',
      title: (name: string) => `Approve ${name}?`,
      text: 'They can add and edit listings at once. We tell them by e-mail.',
      done: (name: string) => `${name} is approved.`,
    },
    suspend: {
      label: 'Suspend',
      title: (name: string) => `Suspend ${name}?`,
      text: 'They are locked out at once, until an admin lifts the suspension.',
      done: (name: string) => `${name} is suspended.`,
    },
    restore: {
      label: 'Lift suspension',
      title: (name: string) => `Lift the suspension of ${name}?`,
      text: 'They can sign in again and do what their role allows.',
      done: (name: string) => `${name} can sign in again.`,
    },
    makeAdmin: {
      label: 'Make admin',
      title: (name: string) => `Make ${name} an admin?`,
      text: 'Admins approve and delete listings and manage all accounts.',
      done: (name: string) => `${name} is now an admin.`,
    },
    makeStaff: {
      label: 'Make staff',
      title: (name: string) => `Make ${name} staff?`,
      text: 'Staff add and edit listings. They no longer approve, delete or manage accounts.',
      done: (name: string) => `${name} is now staff.`,
    },
    delete: {
      label: 'Delete',
      title: (name: string) => `Delete the account of ${name}?`,
      text: 'They are signed out at once and cannot sign in again. This cannot be undone.',
      listings: (count: number, name: string) =>
        count === 1
          ? `The listing that ${name} added is yours from then on.`
          : count > LIMITS.countedUpTo
            ? `All that ${name} added, more than ${LIMITS.countedUpTo} listings, is yours from then on.`
            : `The ${count} listings that ${name} added are yours from then on.`,
      done: (name: string) => `The account of ${name} is deleted.`,
    },
  },
} as const
