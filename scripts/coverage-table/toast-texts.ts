import ts from 'typescript'

/** A screen that can show a toast imports one of these. */
const toastFiles = /toasts\.ts$|use-start-session\.ts$/u

/**
 * The keys of the texts that a file's toasts say: in a file that can show one, whatever is taken from the
 * messages outside of the elements that it renders.
 */
export function toastKeys(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const imports = source.statements.filter((statement) => ts.isImportDeclaration(statement))
  if (!imports.some(({ moduleSpecifier }) => toastFiles.test(textOf(moduleSpecifier) ?? ''))) return []
  const namespaces = new Map<string, string[]>()
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return
    if (ts.isVariableDeclaration(node)) keepNamespace(node, namespaces)
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const key = textOf(node.arguments[0])
      const spaces = namespaces.get(node.expression.text)
      if (key !== null && spaces)
        keys.push(...spaces.map((space) => (space === '' ? key : `${space}.${key}`)))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return keys
}

/** `const t = useTranslations('shell')`: what the keys given to `t` begin with. */
function keepNamespace({ name, initializer }: ts.VariableDeclaration, into: Map<string, string[]>): void {
  if (!ts.isIdentifier(name) || !initializer || !ts.isCallExpression(initializer)) return
  if (initializer.expression.getText() !== 'useTranslations') return
  into.set(name.text, [...(into.get(name.text) ?? []), textOf(initializer.arguments[0]) ?? ''])
}

function textOf(node: ts.Node | undefined): string | null {
  return node && ts.isStringLiteralLike(node) ? node.text : null
}
