// A reader of markup that is strict about what reports must be: every element closed, every attribute quoted, every id its own.

const VOID = new Set(['meta', 'link', 'input', 'br']);
const RAW = new Set(['style', 'script']);

export interface Markup {
  /** Names of elements in order. */
  readonly elements: readonly string[];
  readonly ids: readonly string[];
  readonly attributes: readonly (readonly [element: string, name: string, value: string])[];
  /** What is between the tags, of style and script too. */
  readonly text: string;
}

/** Throws an Error at the first thing that is not well-formed. */
export function parse(html: string): Markup {
  const elements: string[] = [];
  const attributes: [string, string, string][] = [];
  const open: string[] = [];
  let text = '';
  let at = 0;
  const fail = (what: string): never => {
    throw new Error(`${what} near ${JSON.stringify(html.slice(Math.max(0, at - 60), at + 60))}`);
  };
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const between = html.slice(at, next < 0 ? html.length : next);
    if (/&(?!(amp|lt|gt|quot|#39);)/.test(between) && !RAW.has(open.at(-1) ?? '')) fail('a bare ampersand');
    text += between;
    if (next < 0) break;
    at = next;
    const tag =
      /^<(?:(!DOCTYPE html)|\/([a-z0-9]+)|([a-zA-Z0-9]+)((?:\s+[a-zA-Z][a-zA-Z0-9-]*(?:="[^"<]*")?)*)\s*(\/?))>/.exec(
        html.slice(at),
      );
    if (tag === null) return fail('a tag that is none');
    const [whole, doctype, closing, opening, list = '', empty] = tag;
    at += whole.length;
    if (doctype !== undefined) continue;
    if (closing !== undefined) {
      if (open.pop() !== closing) fail(`</${closing}> closes another element`);
      continue;
    }
    elements.push(opening!);
    for (const [, name, value = ''] of list.matchAll(/([a-zA-Z][a-zA-Z0-9-]*)(?:="([^"]*)")?/g))
      attributes.push([opening!, name!, value]);
    if (RAW.has(opening!)) {
      const end = html.indexOf(`</${opening}>`, at);
      if (end < 0) fail(`<${opening}> has no end`);
      text += html.slice(at, end);
      at = end + opening!.length + 3;
    } else if (empty !== '/' && !VOID.has(opening!)) open.push(opening!);
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`);
  const ids = attributes.filter(([, name]) => name === 'id').map(([, , value]) => value);
  const twice = ids.find((id, k) => ids.indexOf(id) !== k);
  if (twice !== undefined) throw new Error(`two elements have the id ${twice}`);
  return { elements, ids, attributes, text };
}

/** Values of attributes of a name. */
export const valuesOf = (markup: Markup, wanted: string): string[] =>
  markup.attributes.filter(([, name]) => name === wanted).map(([, , value]) => value);
