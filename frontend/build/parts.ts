import { isReferenceIdentifier, ScopeTracker, walk } from 'oxc-walker'
import { parseAst, type Plugin } from 'vite'

/** One file holds many sentences or tables of a language, or the closed lists of listings, for who writes them. */
const GATHERED =
  /\/(frontend\/messages\/\w\w(\/\w+)?|worker\/contract\/(languages\/(\w\w|tables)|properties\/(kinds|enums|filters)))\.ts$/
const PART = /^(.+)\?(?:part|shared)=(\w+)$/

/**
 * A page takes of a gathered file the sentences it shows, not the file: the bundler divides the site by modules, so every export of such
 * a file becomes a module of its own, `file.ts?part=name`. What several of them use of the file is one too, `file.ts?shared=name`.
 */
export function parts(): Plugin {
  const gathered = new Map<string, Divided>()
  return {
    name: 'parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: PART }, handler: (id) => id },
    load: {
      filter: { id: PART },
      handler: (id) => {
        const [, file = '', name = ''] = PART.exec(id) ?? []
        const all = gathered.get(file)
        return all && partOf(file, name, all)
      },
    },
    transform: {
      filter: { id: GATHERED },
      handler: (code, id) => {
        const all = divided(code)
        gathered.set(id, all)
        const { declarations, others } = all
        const shown = declarations.filter(({ isExported }) => isExported)
        return [...others, ...shown.map(({ name }) => `export { ${name} } from '${id}?part=${name}'`)].join(
          '\n',
        )
      },
    },
  }
}

/** The module of one export of a gathered file: it imports the parts that the export names, and holds what only this one names. */
export function partOf(file: string, part: string, { imports, declarations }: Divided): string {
  const own = declarations.find(({ name }) => name === part)
  if (!own) throw new Error(`${file} declares no ${part}.`)
  const shown = declarations.filter(({ isExported }) => isExported)
  const isShared = ({ name }: Declaration) =>
    shown.filter((one) => usedBy(one, declarations).some((used) => used.name === name)).length > 1
  const used = usedBy(own, declarations)
  const imported = used.filter((one) => one.isExported || isShared(one))
  const held = [own, ...used.filter((one) => !imported.includes(one))]
  const isRead = (name: string) => held.some(({ names }) => names.has(name))
  return [
    ...imports.filter(({ names }) => names.some(isRead)).map(({ text }) => text),
    ...imported.map(
      ({ name, isExported }) => `import { ${name} } from '${file}?${isExported ? 'part' : 'shared'}=${name}'`,
    ),
    ...held.slice(1).map(({ text }) => text),
    `export ${own.text}`,
  ].join('\n')
}

/** What a declaration names of its neighbours, and what those that are not exported name in turn; in the order of the file. */
function usedBy(own: Declaration, declarations: Declaration[]): Declaration[] {
  const found = new Set([own])
  for (const one of found) {
    if (one.isExported && one !== own) continue
    for (const neighbour of declarations) if (one.names.has(neighbour.name)) found.add(neighbour)
  }
  return declarations.filter((one) => one !== own && found.has(one))
}

/** `names` are those that a declaration reads and does not declare itself. */
type Declaration = { name: string; text: string; isExported: boolean; names: ReadonlySet<string> }
type Divided = { imports: { text: string; names: string[] }[]; others: string[]; declarations: Declaration[] }

/** The statements of a file; `others` hand on what stands elsewhere. */
export function divided(code: string): Divided {
  const found: Divided = { imports: [], others: [], declarations: [] }
  for (const node of parseAst(code, { lang: 'ts' }).body) {
    const text = code.slice(node.start, node.end)
    const isExported = node.type === 'ExportNamedDeclaration'
    const declared = isExported ? node.declaration : node
    if (node.type === 'ImportDeclaration')
      found.imports.push({ text, names: node.specifiers.map(({ local }) => local.name) })
    else if (declared?.type === 'VariableDeclaration' || declared?.type === 'FunctionDeclaration')
      found.declarations.push({
        name: nameOf(declared),
        text: code.slice(declared.start, declared.end),
        isExported,
        names: namesReadIn(declared),
      })
    else found.others.push(text)
  }
  return found
}

/** The names that a declaration takes from around it: not its own variables and parameters, nor keys of objects. */
function namesReadIn(declared: Parameters<typeof walk>[0]): ReadonlySet<string> {
  const names = new Set<string>()
  const scopeTracker = new ScopeTracker({ preserveExitedScopes: true })
  walk(declared, { scopeTracker })
  scopeTracker.freeze()
  walk(declared, {
    scopeTracker,
    enter(node, parent) {
      const isTaken = node.type === 'Identifier' && isReferenceIdentifier(node, parent)
      if (isTaken && !scopeTracker.isDeclared(node.name)) names.add(node.name)
    },
  })
  return names
}

type Id = { type: string; name?: string }

/** A declaration of several names would be several parts. */
function nameOf(declared: { declarations: { id: Id }[] } | { id: Id | null }): string {
  const id = 'declarations' in declared ? declared.declarations[0]?.id : declared.id
  if (!id?.name) throw new Error('A gathered file declares one name at a time.')
  return id.name
}
