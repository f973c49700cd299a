import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const TAGS =
  'a abbr area article aside audio b base blockquote body br button canvas caption cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h6 head header hgroup hr i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre progress q rp rt ruby s search section select slot small source span strong style sub summary sup table tbody td template textarea tfoot th thead time title tr track ul var video wbr made-up'.split(
    ' ',
  )
const ATTRIBUTES: readonly Record<string, string>[] = [
  {},
  { hidden: '' },
  { hidden: 'until-found' },
  { open: '' },
  { popover: '' },
  { popover: '', open: '' },
  { type: 'hidden' },
  { type: 'HIDDEN', hidden: '' },
  { style: 'display: flex' },
  { style: 'display: none; visibility: visible; pointer-events: auto' },
  { style: 'visibility: collapse; color: red' },
  { style: 'pointer-events: none' },
  { style: 'all: unset' },
  { style: 'width: 10px', hidden: '' },
]
const PARENTS: readonly Record<string, string>[] = [
  {},
  { hidden: '' },
  { style: 'visibility: hidden' },
  { style: 'pointer-events: none; display: grid' },
]
const SVG = 'http://www.w3.org/2000/svg'

const withAttributes = (element: Element, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** An element of the document, two levels below a parent with attributes. */
function element(tag: string, attributes: Record<string, string>, parent: Record<string, string>) {
  const place = document.body.appendChild(withAttributes(document.createElement('div'), parent))
  const between = place.appendChild(document.createElement('span'))
  return between.appendChild(withAttributes(document.createElement(tag), attributes))
}

const stylesOf = (element: Element) => {
  const style = getComputedStyle(element)
  return [style.display, style.visibility, style.pointerEvents, style.getPropertyValue('visibility')].join()
}

const toldOf = (elements: Element[]) => elements.map((element) => `${element.outerHTML} ${stylesOf(element)}`)

/** With a sheet of its own, even an empty one, a document is left to jsdom. */
function toldByJsdom(elements: Element[]) {
  const sheet = document.head.appendChild(document.createElement('style'))
  const told = toldOf(elements)
  sheet.remove()
  return told
}

beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('A computed style', () => {
  it('is what jsdom makes of it, for every kind of element', () => {
    const elements = ATTRIBUTES.slice(0, 2).flatMap((attributes) =>
      TAGS.map((tag) => element(tag, attributes, {})),
    )
    elements.push(document.body.appendChild(document.createElementNS(SVG, 'title')))
    expect(toldOf(elements)).toEqual(toldByJsdom(elements))
  })

  it.each(PARENTS)('is what jsdom makes of it, for an element in a parent with %o', (parent) => {
    const elements = ATTRIBUTES.flatMap((attributes) =>
      ['p', 'dialog', 'tr', 'input', 'embed'].map((tag) => element(tag, attributes, parent)),
    )
    expect(toldOf(elements)).toEqual(toldByJsdom(elements))
  })

  it('of a summary depends on where it stands', () => {
    document.body.innerHTML = '<details><summary></summary><summary></summary></details><summary></summary>'
    const summaries = [...document.querySelectorAll('summary')]
    expect(summaries.map((summary) => getComputedStyle(summary).display)).toEqual([
      'list-item',
      'block',
      'block',
    ])
  })

  it('follows what is hidden and shown later', () => {
    document.body.innerHTML = '<div><p></p></div>'
    const [parent, child] = [document.querySelector('div'), document.querySelector('p')]
    if (!parent || !child) throw new Error('They were just made.')
    expect([getComputedStyle(child).display, getComputedStyle(child).visibility]).toEqual([
      'block',
      'visible',
    ])
    child.hidden = true
    parent.style.visibility = 'hidden'
    expect([getComputedStyle(child).display, getComputedStyle(child).visibility]).toEqual(['none', 'hidden'])
    child.hidden = false
    parent.style.visibility = ''
    expect([getComputedStyle(child).display, getComputedStyle(child).visibility]).toEqual([
      'block',
      'visible',
    ])
  })

  it('has all its other properties', () => {
    document.body.innerHTML = '<p style="color: red">Red</p>'
    const style = getComputedStyle(document.querySelector('p') ?? document.body)
    expect([style.color, style.getPropertyValue('color'), style.fontStyle]).toEqual([
      'rgb(255, 0, 0)',
      'rgb(255, 0, 0)',
      'normal',
    ])
    expect(style.getPropertyPriority('color')).toBe('')
  })

  it('follows the sheets of a document that has some', () => {
    const told = () => getComputedStyle(document.body).display
    expect(told()).toBe('block')
    document.head.innerHTML = '<style>body { display: none }</style>'
    expect(told()).toBe('none')
  })
})
