import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A file of the program: its path from the root, with forward slashes, and its text. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** One import as it is written. `import { type A }` is no type import: the file is still loaded. */
export interface Import {
  readonly specifier: string
  readonly typeOnly: boolean
  /** Loaded when the program comes there, not as soon as the file is. */
  readonly later: boolean
}

export interface Parsed {
  readonly path: string
  readonly imports: readonly Import[]
  /** Where it takes chance or the clock: `Math.random`, `new Date()` … */
  readonly chance: readonly string[]
  /** The beginnings of texts that are SQL. */
  readonly sql: readonly string[]
}

export const isTest = (path: string): boolean => /\.test\.ts$|(^|\/)testing\//.test(path)

/** Every .ts and .svelte file in these folders, without the tests. */
export function readSources(root: string, folders: readonly string[]): Source[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.(ts|svelte)$/.test(path) && !isTest(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function parse({ path, text }: Source): Parsed {
  const script = path.endsWith('.svelte') ? scriptOf(text) : text
  const file = ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS)
  const nodes = [...descendants(file)]
  const found = <T>(read: (node: ts.Node) => T | undefined): T[] =>
    nodes.map(read).filter((value) => value !== undefined)
  return { path, imports: found(importIn), chance: found(chanceIn), sql: found(sqlIn) }
}

/** The scripts of a component, and what its markup imports while it runs. */
function scriptOf(component: string): string {
  const scripts = /<script[^>]*>([\s\S]*?)<\/script>/g
  const inMarkup = component.replace(scripts, '').match(/\bimport\(\s*(['"])[^'"]+\1\s*\)/g) ?? []
  return [...[...component.matchAll(scripts)].map(([, script]) => script), ...inMarkup].join('\n')
}

function* descendants(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* descendants(child)
}

function importIn(node: ts.Node): Import | undefined {
  if (ts.isImportDeclaration(node))
    return named(node.moduleSpecifier, node.importClause?.phaseModifier === TYPE)
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly)
  if (ts.isExternalModuleReference(node)) return named(node.expression, false)
  if (ts.isImportTypeNode(node))
    return named(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
  if (ts.isCallExpression(node) && isImportCall(node.expression))
    return named(node.arguments[0], false, node.expression.kind === ts.SyntaxKind.ImportKeyword)
  return undefined
}

const TYPE = ts.SyntaxKind.TypeKeyword

function named(
  specifier: ts.Node | undefined,
  typeOnly: boolean,
  later = false,
): Import | undefined {
  if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return undefined
  return { specifier: specifier.text, typeOnly, later }
}

const isImportCall = (called: ts.Expression): boolean =>
  called.kind === ts.SyntaxKind.ImportKeyword || isNamed(called, 'require')

const isNamed = (node: ts.Node, name: string): boolean =>
  ts.isIdentifier(node) && node.text === name

function chanceIn(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node) && isNamed(node.expression, 'Date'))
    return node.arguments?.length ? undefined : 'new Date()'
  if (ts.isCallExpression(node) && isNamed(node.expression, 'Date')) return 'Date()'
  const member = memberOf(node)
  return member && /^(Math\.random|Date\.now|crypto\..+|globalThis\.crypto)$/.exec(member)?.[0]
}

/** `Math.random` and `Math['random']`, as `'Math.random'`. */
function memberOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
    return `${node.expression.text}.${node.name.text}`
  if (!ts.isElementAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const { argumentExpression: member } = node
  return ts.isStringLiteralLike(member) ? `${node.expression.text}.${member.text}` : undefined
}

const STATEMENTS = [
  'SELECT\\s.*\\sFROM\\s|SELECT\\s+\\w+\\(|WITH\\s+(RECURSIVE\\s+)?\\w+.*\\sAS\\s*\\(',
  'INSERT\\s+(OR\\s+\\w+\\s+)?INTO\\s|REPLACE\\s+INTO\\s|UPDATE\\s+\\w+\\s+SET\\s|DELETE\\s+FROM\\s',
  '(CREATE|DROP|ALTER)\\s+(TEMP\\s+|UNIQUE\\s+)?(TABLE|INDEX|VIEW|TRIGGER)\\s',
  'PRAGMA\\s+\\w|VACUUM\\b|ATTACH\\s+|BEGIN\\s+(EXCLUSIVE|IMMEDIATE)',
].join('|')
/** In capitals or in small letters; "Select a player from the list" is a sentence. */
const SQL = [STATEMENTS, STATEMENTS.replace(/(?<!\\)[A-Z]+/g, (word) => word.toLowerCase())].map(
  (statements) => new RegExp(`^\\s*(${statements})`, 's'),
)

function sqlIn(node: ts.Node): string | undefined {
  const text = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x')
    : ts.isStringLiteralLike(node)
      ? node.text
      : undefined
  if (text === undefined || !SQL.some((statement) => statement.test(text))) return undefined
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
}
