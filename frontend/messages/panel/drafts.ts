/** What the panel's forms say of what was typed into them before and not saved. */
export const panelDrafts = {
  restored: 'Draft restored',
  restoredText: 'What you had typed here and not saved yet is back.',
  outdated: 'What is stored has been changed since you typed it. Discard the draft to see that.',
  discard: 'Discard draft',
}

/** The words of the notice above a draft that is back. */
export const draftSaid = ({ isOutdated }: { isOutdated: boolean }) => ({
  title: panelDrafts.restored,
  text: isOutdated ? `${panelDrafts.restoredText} ${panelDrafts.outdated}` : panelDrafts.restoredText,
  discardLabel: panelDrafts.discard,
})
