import { lineAt } from '../layers/source.ts';
import { isNode, nameOf, treeOf, walk, type Node } from './tree.ts';

export interface Sentence {
  readonly line: number;
  readonly text: string;
}

const LETTER = /\p{L}/u;
/** Two words in a row, or a word beside something that is put in. */
const PROSE = /\p{L}{2,}[,:;.’)]? (\p{L}|§)|§[,:;’]? \p{L}{2,}/u;

/** Attributes that hold names of code, not words. */
const CODED =
  /^(class|classList|style|id|d|fill|href|rel|points|transform|viewBox|preserveAspectRatio|role|type|for|key|src|data-.*)$/;
/** Attributes in which a single word is something that people read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|placeholder|note|hint|empty|fallback|text)$/;
/** Fields that are for those who write code: descriptions of the API, names of lessons' steps and deals, fonts, headers. */
const FOR_CODE = new Set(['about', 'authorization', 'deal', 'deals', 'description', 'family', 'summary']);
/** Functions that take names of code: selectors, queries, headers, commands, logs. */
const CODE_CALLS =
  /^(querySelector(All)?|closest|matches|matchMedia|header|exec|prepare|query|run|all|get|first|startsWith|readArgs|log|info|warn|error|fatal|debug|count|font)$/;

/** Texts that only look like words: selectors, class lists, styles, headers, keys made of a word and what is put in. */
const CODE_LIKE = [
  /^[.#[]\S/,
  /^(?=.*-)[a-z0-9§-]+( [a-z0-9§-]+)*$/,
  /^[a-z]+( §)+$/,
  /px\b|calc\(|charset=|version=|-src |font-family|^HTTP\/|^[45]\d\d |^# TYPE |^export const/,
  /^(Bearer|bandstand) §$/,
  /^(sent away |no hello|rematch § of §: § §|from § §|Bricolage Grotesque)$/,
];

const calledName = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  return callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
};

/** Nothing below is meant for people. */
function isForCode(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'TaggedTemplateExpression':
      return true;
    case 'NewExpression':
      // What is thrown is a bug, but for what somebody typed wrongly.
      return /((?<!Usage)Error|RegExp|URL|Worker)$/.test(nameOf(node.callee));
    case 'CallExpression':
      // A text by language.
      return calledName(node.callee) === 'spoken';
    case 'JSXAttribute':
      return CODED.test(nameOf(node.name));
    case 'Property':
      return FOR_CODE.has(nameOf(node.key));
    default:
      return false;
  }
}

/** What is left of markup when its tags are taken away. */
const withoutTags = (text: string): string => text.replaceAll(/<[^>]*(>|$)/g, ' ').replaceAll(/^[^<]*>/g, ' ');

/** Whether a text is put on the page just as it is: a child of an element, or one of the answers of a choice there. */
function isShown(above: readonly Node[]): boolean {
  for (const node of above.toReversed()) {
    if (node.type === 'JSXExpressionContainer') continue;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true;
    if (node.type === 'JSXAttribute') return SPOKEN.test(nameOf(node.name));
    if (node.type !== 'ConditionalExpression' && node.type !== 'LogicalExpression') return false;
  }
  return false;
}

/** Whether a text is handed to a function that takes names of code; what a function among its arguments says is another matter. */
function isArgumentForCode(above: readonly Node[]): boolean {
  for (const node of above.toReversed()) {
    if (/Function/.test(node.type)) return false;
    if (node.type === 'CallExpression' && CODE_CALLS.test(calledName(node.callee))) return true;
  }
  return false;
}

const isTested = (node: Node, above: readonly Node[]): boolean => {
  const parent = above.at(-1);
  return parent?.type === 'BinaryExpression' || (parent?.type === 'ConditionalExpression' && parent.test === node);
};

function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  const parts = (node.quasis as readonly { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw);
  return parts.join('§');
}

function isSentence(node: Node, text: string, above: readonly Node[]): boolean {
  if (node.type === 'JSXText') return LETTER.test(text);
  if (isTested(node, above) || isArgumentForCode(above)) return false;
  const words = withoutTags(text);
  if (isShown(above)) return /\p{L}{2,}/u.test(words);
  return PROSE.test(words) && !CODE_LIKE.some((pattern) => pattern.test(text));
}

/** Words for people that stand in a file of code. */
export function sentencesIn(file: string, source: string): Sentence[] {
  const found: Sentence[] = [];
  walk(treeOf(file, source), (node, above) => {
    if (isForCode(node)) return false;
    const text = textOf(node);
    if (text !== undefined && isSentence(node, text, above))
      found.push({ line: lineAt(source, node.start), text: text.trim().replaceAll(/\s+/g, ' ') });
    return true;
  });
  return found;
}
