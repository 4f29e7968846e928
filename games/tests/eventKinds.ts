import { readdir, readFile } from 'node:fs/promises';

export const KIT = 'kits/draft-and-write';

/** Whose events a game speaks of: its own, or those of the kit that it is made with. */
export interface Declared {
  readonly by: string;
  readonly kinds: readonly string[];
}

/** Every kind of event that a game declares, read from its source: types leave nothing behind at run time. */
export async function declaredEvents(id: string): Promise<Declared> {
  const folder = new URL(`../${id}/`, import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  const isOfKit = texts.some((text) => text.includes(KIT));
  const source = isOfKit ? await readFile(new URL(`../../${KIT}/state.ts`, import.meta.url), 'utf8') : texts.join('\n');
  return { by: isOfKit ? KIT : id, kinds: kindsIn(source) };
}

function kindsIn(source: string): string[] {
  const kinds = new Set<string>();
  for (const [union] of source.matchAll(/^export type (?:Sheet)?Event =[^]*?;\n(?=\n|$)/gm)) {
    for (const [, names] of union.matchAll(/readonly type: ((?:'\w+'(?: \| )?)+)/g))
      for (const [, name] of names.matchAll(/'(\w+)'/g)) kinds.add(name);
  }
  return [...kinds];
}
