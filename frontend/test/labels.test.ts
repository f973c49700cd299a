import { afterEach, expect, it } from 'vitest'

const FORM = `
  <label id="of-name">Name <input type="hidden"><input id="inside"> <select id="second"></select></label>
  <label id="by-id" for="named">Named</label>
  <label id="again" for="named">Named again</label>
  <label id="of-nothing" for="">Nothing <input id="unnamed"></label>
  <label id="of-other" for="named"><textarea id="in-another"></textarea></label>
  <label id="of-nobody" for="nobody">Nobody</label>
  <label id="of-text" for="text">Text</label><p id="text">Text</p>
  <label id="outer"><label id="inner"><button id="nested">Press</button></label></label>
  <input id="named"><input id="twice"><meter id="twice"></meter><label id="of-twice" for="twice">Twice</label>
  <input type="hidden" id="unseen"><label id="of-unseen" for="unseen">Unseen</label><progress id="alone"></progress>`

afterEach(() => document.body.replaceChildren())

const namesOf = (control: { labels: ArrayLike<Element> | null }) =>
  control.labels && Array.from(control.labels, ({ id }) => id)

const controlsIn = (place: ParentNode) => [
  ...place.querySelectorAll<HTMLInputElement>('input, select, textarea, button, meter, progress'),
]

/** A fragment is left to jsdom. */
function toldByJsdom() {
  const fragment = document.createRange().createContextualFragment(FORM)
  return controlsIn(fragment).map((control) => [control.id, namesOf(control)])
}

it('Labels are those that jsdom tells of', () => {
  document.body.innerHTML = FORM
  const told = controlsIn(document).map((control) => [control.id, namesOf(control)])
  expect(told).toEqual(toldByJsdom())
  expect(Object.fromEntries(told)).toMatchObject({
    inside: ['of-name'],
    second: [],
    named: ['by-id', 'again', 'of-other'],
    unnamed: [],
    'in-another': [],
    nested: ['outer', 'inner'],
    unseen: null,
  })
})

it('Labels are those of the moment', () => {
  document.body.innerHTML = FORM
  const named = document.querySelector<HTMLInputElement>('#named') ?? document.createElement('input')
  document.querySelector('#again')?.remove()
  named.before(document.createElement('input'))
  document.querySelector('#of-text')?.setAttribute('for', 'named')
  expect(namesOf(named)).toEqual(['by-id', 'of-other', 'of-text'])
})
