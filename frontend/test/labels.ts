const LABELABLE = 'button, input, meter, output, progress, select, textarea'

/**
 * Lets inputs tell their labels without a walk through the whole document for every label that names one by its id, which took a tenth of
 * all time. They are in a list of the moment; jsdom's own would follow later changes.
 */
export function tellLabelsAtOnce() {
  for (const { prototype } of [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ]) {
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      ...own,
      get(this: HTMLElement) {
        return this.isConnected && isLabelable(this) && this.getRootNode() === document
          ? [...document.getElementsByTagName('label')].filter((label) => labelledBy(label) === this)
          : own?.get?.call(this)
      },
    })
  }
}

/** What `HTMLLabelElement.control` says, found by the index of ids. */
function labelledBy(label: HTMLLabelElement): Element | undefined {
  const id = label.getAttribute('for')
  if (id === null) return [...label.querySelectorAll(LABELABLE)].find(isLabelable)
  return document.getElementById(id) ?? undefined
}

const isLabelable = (element: Element) => !(element instanceof HTMLInputElement && element.type === 'hidden')
