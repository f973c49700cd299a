import { Parser } from 'saxen'
import { WorkbookError } from './unpack.ts'

type Reading = {
  open?: (name: string, attributes: () => Record<string, string>) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

/** Letters that XML cannot hold are written as '_x000D_' in workbooks. */
const ESCAPED = /_x([0-9a-f]{4})_/gi

/** Reads a part from its beginning to its end; elements and attributes come without the prefix of their namespace. */
export function readXml(part: Uint8Array, { open, close, text }: Reading) {
  if (part.length === 0) return
  const fail = () => {
    throw new WorkbookError('workbookDamaged')
  }
  const read = (said: string) =>
    text?.(said.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))))
  const parser = new Parser()
    .on('error', fail)
    .on('closeTag', (name) => close?.(localName(name)))
    .on('openTag', (name, attributes, decode) =>
      open?.(localName(name), () =>
        Object.fromEntries(
          Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]),
        ),
      ),
    )
  if (text) parser.on('text', (said, decode) => read(decode(said))).on('cdata', read)
  if (parser.parse(new TextDecoder().decode(part))) fail()
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
