import type { Identifier } from '@mdn/browser-compat-data';
import { parse, type AtRule, type ChildNode, type Declaration, type Rule } from 'postcss';
import { bcd } from './data.ts';
import { tooNew, type Finding } from './support.ts';

/** Everything below `css.types` by its last name: functions of values. */
function named(tree: Identifier, into = new Map<string, Identifier>()): Map<string, Identifier> {
  for (const name of Object.keys(tree)) {
    if (name === '__compat') continue;
    if (!into.has(name)) into.set(name, tree[name]);
    named(tree[name], into);
  }
  return into;
}
const functions = named(bcd.css.types);

const features = (node: ChildNode): [string, Identifier | undefined][] => {
  if (node.type === 'decl') return ofDeclaration(node);
  if (node.type === 'rule') return ofRule(node);
  return node.type === 'atrule' ? ofAtRule(node) : [];
};

function ofDeclaration({ prop, value, parent }: Declaration): [string, Identifier | undefined][] {
  if (prop.startsWith('-')) return ofFunctions(value);
  // An older value above it serves those who do not know this one.
  const isFallenBack = parent?.nodes.some(
    (other) => other.type === 'decl' && other.prop === prop && other.value !== value,
  );
  const property = bcd.css.properties[prop];
  const words = value
    .split(/[\s,()]+/)
    .map((word): [string, Identifier | undefined] => [
      `${prop}: ${word}`,
      Object.hasOwn(property ?? {}, word) ? property[word] : undefined,
    ]);
  return [[prop, property], ...(isFallenBack === true ? [] : [...words, ...ofFunctions(value)])];
}

const ofFunctions = (value: string): [string, Identifier | undefined][] =>
  [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name]) => [`${name}()`, functions.get(name)]);

const ofRule = ({ selector, parent }: Rule): [string, Identifier | undefined][] => [
  ...[...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([sign, name]): [string, Identifier | undefined] => [
    sign,
    bcd.css.selectors[name],
  ]),
  ...(parent?.type === 'rule' ? ([['&', bcd.css.selectors['nesting']]] as [string, Identifier][]) : []),
];

function ofAtRule({ name, params }: AtRule): [string, Identifier | undefined][] {
  const rule = bcd.css['at-rules'][name];
  const asked = [...params.matchAll(/\(\s*([a-z-]+)\s*[:)]/g)].map(([, feature]): [string, Identifier | undefined] => [
    `@${name} (${feature})`,
    rule?.[feature],
  ]);
  const hasRange = /[<>]/.test(params) && name === 'media';
  return [
    [`@${name}`, rule],
    ...asked,
    ...(hasRange ? ([['@media (a < b)', rule?.['range_syntax']]] as [string, Identifier | undefined][]) : []),
  ];
}

/** Inside of `@supports` a page asks before it uses something. */
const isAsked = (node: ChildNode): boolean => {
  for (let above: ChildNode['parent'] | undefined = node.parent; above !== undefined; above = above.parent as never)
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true;
  return false;
};

/** What a style sheet uses that is too new. */
export function inStyles(text: string): Finding[] {
  const found: Finding[] = [];
  parse(text).walk((node) => {
    if (isAsked(node)) return;
    for (const [what, feature] of features(node)) {
      const why = tooNew(feature);
      if (why !== undefined) found.push({ line: node.source?.start?.line ?? 0, what, why });
    }
  });
  return found;
}
