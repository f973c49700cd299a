/** What queries by role, names and clicks ask of nearly every element, over and over; `true` where a child takes it from its parent. */
const ASKED: Readonly<Record<string, boolean>> = { display: false, visibility: true, 'pointer-events': true }
const IN_CAMEL_CASE: Readonly<Record<string, string>> = { pointerEvents: 'pointer-events' }
/** Of all attributes, jsdom's own sheet chooses by these. */
const CHOSEN_BY = ['hidden', 'open', 'type', 'popover']

/**
 * Lets `getComputedStyle` tell whether an element is seen and takes clicks without matching it with jsdom's whole sheet again, which took
 * a quarter of all time: where a document has no sheet of its own, elements with the same name and these attributes have the same styles.
 * Whatever else is asked, and whatever has such a style of its own, is answered by jsdom.
 */
export function rememberComputedStyles() {
  const computed = window.getComputedStyle.bind(window)
  /** By kind of element, what jsdom says of one without parents. */
  const known = new Map<string, Readonly<Record<string, string>>>()

  function ownStyles(element: Element): Readonly<Record<string, string>> {
    const kind = kindOf(element)
    const found = known.get(kind)
    if (found) return found
    const style = computed(alikeAlone(element))
    const styles = Object.fromEntries(Object.keys(ASKED).map((name) => [name, style.getPropertyValue(name)]))
    known.set(kind, styles)
    return styles
  }

  function valueOf(element: Element, name: string): string {
    if (hasItsOwn(element)) return computed(element).getPropertyValue(name)
    const value = ownStyles(element)[name] ?? ''
    const { parentElement } = element
    return ASKED[name] && parentElement && value === initial[name] ? valueOf(parentElement, name) : value
  }

  const initial: Readonly<Record<string, string>> = ownStyles(document.createElement('span'))

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || element.ownerDocument !== document)
      return computed(element, pseudo)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, asked) {
        if (asked === 'getPropertyValue')
          return (name: string) =>
            name in ASKED ? valueOf(element, name) : computed(element).getPropertyValue(name)
        const name = IN_CAMEL_CASE[String(asked)] ?? String(asked)
        if (name in ASKED) return valueOf(element, name)
        const style = computed(element)
        const value: unknown = Reflect.get(style, asked, style)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  }
}

function alikeAlone(element: Element): Element {
  const alike = document.createElementNS(element.namespaceURI, element.localName)
  for (const name of CHOSEN_BY) {
    const value = element.getAttribute(name)
    if (value !== null) alike.setAttribute(name, value)
  }
  return alike
}

const kindOf = (element: Element) =>
  [element.namespaceURI, element.localName, ...CHOSEN_BY.map((name) => element.getAttribute(name))].join('\n')

/** Where it stands matters for a summary alone. */
const hasItsOwn = (element: Element) =>
  element.localName === 'summary' ||
  /display|visibility|pointer-events|\ball\b/.test(element.getAttribute('style') ?? '')
