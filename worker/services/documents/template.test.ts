import { expect, it } from 'vitest'
import { fill } from './template.ts'

it('puts words in, escaped', () => {
  expect(fill('<a title="__title__">__title__</a>', { title: `<b>"'&` })).toBe(
    '<a title="&lt;b&gt;&quot;&#39;&amp;">&lt;b&gt;&quot;&#39;&amp;</a>',
  )
})

it('keeps, leaves out or repeats a section', () => {
  const template = '[[on]]on[[/on]][[off]]off[[/off]][[each]](__name__[[odd]]!__all__[[/odd]])[[/each]]'
  const each = [{ name: 'a', odd: true }, { name: 'b' }]
  expect(fill(template, { on: true, off: false, all: 'x', each })).toBe('on(a!x)(b)')
})

it('never reads what was put in as template', () => {
  const name = '__secret__[[on]]x[[/on]]$&'
  expect(fill('__name__ [[each]]__name__[[/each]]', { name, secret: 'no', on: true, each: [{}] })).toBe(
    `${name.replace('&', '&amp;')} ${name.replace('&', '&amp;')}`,
  )
})
