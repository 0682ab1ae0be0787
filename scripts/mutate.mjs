// Small faults in a program's text, one at a time: what tests should notice. Knows WGSL and TypeScript by their tokens only, as the
// formatter writes them: operators between operands have spaces around them, those of types have none.

/** What stands for a token, by the token: each is a fault of its own. */
const OPERATORS = {
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<'],
  '>': ['>=', '<='],
  '>=': ['>'],
  '==': ['!='],
  '!=': ['=='],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['+='],
};

/** Operators that stand in types too, where the formatter puts spaces around them as well. */
const OF_TYPES = new Set(['|', '&']);

const WORDS = {
  max: ['min'],
  min: ['max'],
  true: ['false'],
  false: ['true'],
};

/** The text with everything blank that is no code: comments, strings, and in WGSL directives. Of the same length. */
function codeOf(text, language) {
  const blank = (found) => found.replace(/[^\n]/g, ' ');
  const comments = text.replace(/\/\/.*$/gm, blank).replace(/\/\*[\s\S]*?\*\//g, blank);
  if (language === 'wgsl')
    return comments.replace(/^(const|alias|struct|@group|var<workgroup>|override|requires|enable).*$/gm, blank);
  const strings = comments.replace(
    /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![ *])(?:[^/\\\n]|\\.)+\/[a-z]*/g,
    blank,
  );
  return strings.replace(/^(import|export \{|export type|type|interface)[\s\S]*?;$/gm, blank);
}

/**
 * All mutants of a text: { line, from, to, text }. `language` is 'wgsl' or 'ts'.
 */
export function mutantsOf(text, language) {
  const code = codeOf(text, language);
  const found = [];
  const replace = (at, from, to) =>
    found.push({
      line: text.slice(0, at).split('\n').length,
      from,
      to,
      text: text.slice(0, at) + to + text.slice(at + from.length),
    });
  for (const { 1: operator, index } of code.matchAll(/(?<= )([-+*/%<>=!&|?]{1,3})(?= )/g)) {
    if (language === 'ts' && OF_TYPES.has(operator)) continue;
    for (const to of OPERATORS[operator] ?? []) replace(index, operator, to);
  }
  for (const { 0: word, index } of code.matchAll(/\b(?:max|min)(?=\()|\b(?:true|false)\b(?!:)/g))
    for (const to of WORDS[word]) replace(index, word, to);
  // Indices and bounds: an integer is one more.
  for (const { 0: number, index } of code.matchAll(
    language === 'wgsl' ? /(?<![\w.])\d+u\b/g : /(?<![\w.])\d+(?![\w.])/g,
  ))
    replace(index, number, language === 'wgsl' ? `${parseInt(number, 10) + 1}u` : `${Number(number) + 1}`);
  // The two values of a select change places.
  for (const { 0: call, index } of code.matchAll(/\bselect\((?=[^()]*(?:\([^()]*\)[^()]*)*,)/g)) {
    const parts = argumentsAt(code, index + call.length);
    if (parts === undefined || parts.length !== 3) continue;
    const [a, b] = parts.map(({ from, to }) => text.slice(from, to).trim());
    replace(index + call.length, text.slice(parts[0].from, parts[1].to), `${b}, ${a}`);
  }
  // Conditions that always hold, and statements that are not there.
  for (const { 0: statement, index } of code.matchAll(/^ *(?:workgroupBarrier|storageBarrier)\(\);$/gm))
    replace(index, statement, '');
  for (const { 0: head, index } of code.matchAll(/\bif \((?=.*\) (?:\{|return|continue|break))/g)) {
    const at = index + head.length;
    const parts = argumentsAt(code, at);
    if (parts === undefined) continue;
    const condition = text.slice(at, parts.at(-1).to);
    for (const to of ['true', 'false']) replace(at, condition, language === 'ts' ? `${to} as boolean` : to);
  }
  return found.sort((a, b) => a.line - b.line);
}

/** The places of what commas separate from `at` to the bracket that closes; undefined if none does. */
function argumentsAt(code, at) {
  const parts = [];
  let [depth, from] = [0, at];
  for (let k = at; k < code.length; k++) {
    const letter = code[k];
    if ('([{'.includes(letter)) depth++;
    if (letter === ',' && depth === 0) {
      parts.push({ from, to: k });
      from = k + 1;
    }
    if (')]}'.includes(letter) && depth-- === 0) return [...parts, { from, to: k }];
  }
  return undefined;
}

/** `most` of a list, spread over it. */
export const spread = (list, most) =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, k) => list[Math.floor(((k + 0.5) * list.length) / most)]);

/** `most` of a list by a seed, in its order. */
export function sampled(list, most, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const places = list.map((_, k) => k);
  for (let k = 0; k < Math.min(most, list.length); k++) {
    const other = k + Math.floor(random() * (list.length - k));
    [places[k], places[other]] = [places[other], places[k]];
  }
  return places
    .slice(0, most)
    .sort((a, b) => a - b)
    .map((k) => list[k]);
}
