declare module 'saxen' {
  type Decode = (text: string) => string
  type Events = {
    openTag: (name: string, attributes: () => Record<string, string>, decode: Decode) => void
    closeTag: (name: string) => void
    text: (text: string, decode: Decode) => void
    cdata: (text: string) => void
    error: (error: Error) => void
  }
  export class Parser {
    on<Name extends keyof Events>(name: Name, listener: Events[Name]): this
    parse(xml: string): Error | undefined
  }
}
