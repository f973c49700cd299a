/** What admins read beside a listing. */
export const staffBox = {
  title: 'Staff only',
  company: 'Company',
  phone: 'Phone',
  unknown: 'Not stored',
  signInAgain: 'Sign in again with an approved account to see the contact details.',
  update: 'Update Property',
  delete: 'Delete Property',
  confirmTitle: 'Delete property',
  confirm: 'Are you sure you want to delete this property?',
  cannotBeUndone: (title: string) => `“${title}” is deleted with its pictures. This cannot be undone.`,
  alreadyDeleted: (title: string) => `“${title}” was deleted before, by somebody else.`,
  cancel: 'Cancel',
  close: 'Close',
  deleteShort: 'Delete',
  deleting: 'Deleting...',
  deleteFailed: 'Failed to delete property. Please try again.',
}
