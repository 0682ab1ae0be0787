// The explicit unroll step: WGSL with marked loops and register arrays becomes straight-line text. Drivers unroll loops over private
// arrays badly (12-25 % slower, H200, 2026-11); the files in kernels/ stay short, and compile as written without this step.
//
//   // @unroll      before  for (var i = 0u; i < TM; i++) { ... }    the body once per value, i replaced by a literal
//                           also with i += 2u or i *= 2u, and with i > 0u and i /= 2u
//   // @registers   before  var acc: array<vec4f, N>;                 one variable per element; every index must become constant
/** Values of the module's `const NAME: u32 = ...;` lines whose right-hand side is integer arithmetic. */
export function constants(text) {
    const values = new Map();
    for (const [, name, expression] of text.matchAll(/^\s*const\s+(\w+)\s*(?::\s*\w+)?\s*=\s*([^;]+);/gm)) {
        const value = evaluate(expression, values);
        if (value !== undefined)
            values.set(name, value);
    }
    return values;
}
/** Value of u32 arithmetic (+ - * / % and parentheses) over literals and known constants, or undefined if it is anything else. */
export function evaluate(expression, known) {
    const tokens = expression.match(/\d+u?|\w+|[-+*/%()]|\S/g) ?? [];
    let next = 0;
    const sum = () => {
        let left = product();
        while (tokens[next] === '+' || tokens[next] === '-')
            left = tokens[next++] === '+' ? left + product() : left - product();
        return left;
    };
    const product = () => {
        let left = atom();
        while (tokens[next] === '*' || tokens[next] === '/' || tokens[next] === '%') {
            const operator = tokens[next++];
            const right = atom();
            left = operator === '*' ? left * right : operator === '/' ? Math.floor(left / right) : left % right;
        }
        return left;
    };
    const atom = () => {
        const token = tokens[next++];
        if (token === '(') {
            const inner = sum();
            return tokens[next++] === ')' ? inner : Number.NaN;
        }
        if (token !== undefined && /^\d+u?$/.test(token))
            return Number.parseInt(token, 10);
        return (token !== undefined ? known.get(token) : undefined) ?? Number.NaN;
    };
    const value = sum();
    return next === tokens.length && Number.isFinite(value) ? value : undefined;
}
/** Index just behind the bracket that closes the one at `open`. */
function closing(text, open) {
    const pairs = { '{': '}', '[': ']', '(': ')' };
    const opener = text[open];
    let depth = 0;
    for (let k = open; k < text.length; k++) {
        if (text[k] === opener)
            depth++;
        else if (text[k] === pairs[opener] && --depth === 0)
            return k + 1;
    }
    throw new Error(`kernel text: '${opener}' without its '${pairs[opener]}'`);
}
const LOOP = /\/\/ @unroll\s*\n\s*for\s*\(var\s+(\w+)\s*=\s*([^;]+);\s*\w+\s*([<>])\s*([^;]+);\s*\w+\s*(\+\+|[+*/]=\s*[^)]+)\)\s*\{/;
/** The values of a loop's variable, or undefined if they are not constant or have no end. */
function valuesOf(from, order, to, step, known) {
    const [first, end, by] = [from, to, step === '++' ? '1' : step.slice(2)].map((e) => evaluate(e.trim(), known));
    if (first === undefined || end === undefined || by === undefined)
        return undefined;
    const next = (i) => (step[0] === '+' ? i + by : step[0] === '*' ? i * by : Math.floor(i / by));
    const values = [];
    for (let i = first; order === '<' ? i < end : i > end; i = next(i)) {
        if (order === '<' ? next(i) <= i : next(i) >= i)
            return undefined;
        values.push(i);
    }
    return values;
}
function unrollLoops(text, known) {
    for (;;) {
        const loop = LOOP.exec(text);
        if (loop === null)
            return text;
        const [head, variable, from, order, to, step] = loop;
        const open = loop.index + head.length - 1;
        const end = closing(text, open);
        const body = text.slice(open + 1, end - 1);
        const values = valuesOf(from, order, to, step, known);
        if (values === undefined)
            throw new Error(`kernel text: the bounds of the unrolled loop over ${variable} are not constant`);
        const name = new RegExp(`\\b${variable}\\b`, 'g');
        // Inner loops are unrolled per copy, because their bounds may depend on this loop's variable.
        const copies = values.map((i) => `{${unrollLoops(body.replace(name, `${i}u`), known)}}`);
        text = text.slice(0, loop.index) + copies.join('\n') + text.slice(end);
    }
}
const REGISTERS = /\/\/ @registers\s*\n\s*var\s+(\w+)\s*:\s*array<(.+),\s*([^,>]+)>\s*;/;
function nameRegisters(text, known) {
    for (;;) {
        const declaration = REGISTERS.exec(text);
        if (declaration === null)
            return text;
        const [line, name, type, count] = declaration;
        const size = evaluate(count, known);
        if (size === undefined)
            throw new Error(`kernel text: the length of the register array ${name} is not constant`);
        const variables = Array.from({ length: size }, (_, k) => `var ${name}_${k}: ${type};`).join(' ');
        text = text.slice(0, declaration.index) + variables + text.slice(declaration.index + line.length);
        const use = new RegExp(`\\b${name}\\[`, 'g');
        let out = '';
        let done = 0;
        for (let hit = use.exec(text); hit !== null; hit = use.exec(text)) {
            const open = hit.index + hit[0].length - 1;
            const end = closing(text, open);
            const index = evaluate(text.slice(open + 1, end - 1), known);
            if (index === undefined || index >= size) {
                throw new Error(`kernel text: register array ${name} is indexed by ${text.slice(open + 1, end - 1)}, which is not a constant below ${size}`);
            }
            out += `${text.slice(done, hit.index)}${name}_${index}`;
            done = end;
            use.lastIndex = end;
        }
        text = out + text.slice(done);
    }
}
/** Applies both steps to a module whose constants have their final values. */
export function unroll(text) {
    const known = constants(text);
    return nameRegisters(unrollLoops(text, known), known);
}
/** Neither step: loops and arrays as they are written. */
export const keepLoops = (text) => text.replace(/^\s*\/\/ @(unroll|registers)\n/gm, '');
