// A small typed assembler for WebAssembly with SIMD: expressions are values, a module becomes bytes. Knows no linear algebra.
/** A block that branches may leave (or, for a loop, start again). */
export class Label {
}
const TYPE_CODE = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b };
const VOID = 0x40;
const END = 0x0b;
export const expr = (type, ...code) => ({ type, code });
export const stmt = (...code) => ({ type: 'void', code });
/** Unsigned LEB128. */
export function leb(value) {
    const bytes = [];
    let rest = value;
    while (rest >= 0x80) {
        bytes.push((rest % 0x80) | 0x80);
        rest = Math.floor(rest / 0x80);
    }
    return [...bytes, rest];
}
/** Signed LEB128 of a 32-bit integer. */
export function signedLeb(value) {
    const bytes = [];
    let rest = value | 0;
    for (;;) {
        const low = rest & 0x7f;
        rest >>= 7;
        if ((rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40))
            return [...bytes, low];
        bytes.push(low | 0x80);
    }
}
/** An i32 expression: the constant, if it is a number. */
export const int = (value) => typeof value === 'number' ? expr('i32', 0x41, signedLeb(value)) : value;
export class Local {
    type;
    code;
    index;
    constructor(type, index) {
        this.type = type;
        this.index = leb(index);
        this.code = [0x20, this.index];
    }
    set(value) {
        return stmt(value.code, 0x21, this.index);
    }
    /** Sets and leaves the value. */
    tee(value) {
        return expr(this.type, value.code, 0x22, this.index);
    }
}
/** A counter or pointer. */
export class Int extends Local {
    constructor(index) {
        super('i32', index);
    }
    to(value) {
        return this.set(int(value));
    }
    plus(step) {
        return this.set(expr('i32', this.code, int(step).code, 0x6a));
    }
}
/** body; leave with br(label) or brIf(label, condition). */
export function block(body) {
    const label = new Label();
    return stmt({ open: 0x02, label, body: codes(body(label)) });
}
/** body, started again by br(label) or brIf(label, condition), else left at its end. */
export function loop(body) {
    const label = new Label();
    return stmt({ open: 0x03, label, body: codes(body(label)) });
}
export const br = (label) => stmt({ branch: 0x0c, label });
export const brIf = (label, condition) => stmt(condition.code, { branch: 0x0d, label });
export function when(condition, then, otherwise = []) {
    const alternative = otherwise.length > 0 ? [0x05, codes(otherwise)] : [];
    return stmt(condition.code, { open: 0x04, label: new Label(), body: [codes(then), alternative] });
}
/** for (i = from; i < to; i += step) body, compared as signed numbers; step > 0. `to` is evaluated every time. */
export function range(i, from, to, step, body) {
    const below = expr('i32', i.code, int(to).code, 0x48);
    return stmt(i.to(from).code, when(below, [loop((again) => [...body, i.plus(step), brIf(again, below)])]).code);
}
/** Repeats body while the condition holds. */
export const whileLoop = (condition, body) => when(condition, [loop((again) => [...body, brIf(again, condition)])]);
/** Both values are computed. */
export const select = (condition, yes, no) => yes.type === 'v128'
    ? expr(yes.type, yes.code, no.code, condition.code, 0x1c, 1, TYPE_CODE.v128)
    : expr(yes.type, yes.code, no.code, condition.code, 0x1b);
export const ret = (value) => stmt(value === undefined ? [] : value.code, 0x0f);
export const drop = (value) => stmt(value.code, 0x1a);
/** Copies bytes within memory; the areas may overlap. */
export const memoryCopy = (to, from, bytes) => stmt(int(to).code, int(from).code, int(bytes).code, 0xfc, 0x0a, 0, 0);
export const memoryFill = (to, byte, bytes) => stmt(int(to).code, int(byte).code, int(bytes).code, 0xfc, 0x0b, 0);
const codes = (list) => list.map(({ code }) => code);
/** The function being written: hands out its locals. */
export class Frame {
    types = [];
    params;
    constructor(params) {
        this.params = params;
    }
    local(type) {
        return new Local(type, this.place(type));
    }
    locals(type, count) {
        return Array.from({ length: count }, () => this.local(type));
    }
    int() {
        return new Int(this.place('i32'));
    }
    ints(count) {
        return Array.from({ length: count }, () => this.int());
    }
    place(type) {
        return this.params + this.types.push(type) - 1;
    }
}
/**
 * A module that imports memory as env.memory and, as env.scratch, the address of memory that belongs to its thread alone.
 *
 * @example
 * const m = new ModuleBuilder();
 * m.func('double', ['f64'], 'f64', (_frame, x) => [ret(double.add(x, x))]);
 * const module = new WebAssembly.Module(m.bytes(true));
 */
export class ModuleBuilder {
    functions = [];
    /** Address of the thread's own memory. */
    get scratch() {
        return expr('i32', 0x23, 0);
    }
    /** Adds a function; with a name it is exported. A function with a result ends in `ret`. */
    func(name, params, result, body) {
        const index = this.functions.length;
        const type = String.fromCharCode(0x60, params.length, ...params.map((p) => TYPE_CODE[p]), ...(result === 'void' ? [0] : [1, TYPE_CODE[result]]));
        const encoded = { name, type, body: [] };
        this.functions.push(encoded); // its index is taken before the body is written, so that it may call itself
        const frame = new Frame(params.length);
        const args = params.map((p, i) => (p === 'i32' ? new Int(i) : new Local(p, i)));
        const code = [];
        encode(codes(body(frame, ...args)), [], code);
        const locals = frame.types.map((t) => [1, TYPE_CODE[t]]);
        // A function with a result never falls off its end: the validator wants to be told.
        const tail = result === 'void' ? [END] : [0x00, END];
        encoded.body = [...leb(locals.length), ...locals.flat(), ...code, ...tail];
        return { params, result, index };
    }
    call(f, ...args) {
        const values = args.map((a) => (typeof a === 'number' ? int(a) : a));
        return { type: f.result, code: [codes(values), 0x10, leb(f.index)] };
    }
    /** The module's bytes, for a shared memory or one of its own. */
    bytes(shared) {
        const types = [...new Set(this.functions.map((f) => f.type))];
        const text = (s) => [...leb(s.length), ...Array.from(s, (c) => c.charCodeAt(0))];
        const section = (id, entries) => {
            const content = [...leb(entries.length), ...entries.flat()];
            return [id, ...leb(content.length), ...content];
        };
        const memory = [...text('env'), ...text('memory'), 0x02, ...(shared ? [0x03, 0, ...leb(MOST_PAGES)] : [0x00, 0])];
        const scratch = [...text('env'), ...text('scratch'), 0x03, TYPE_CODE.i32, 0];
        const exports = this.functions.flatMap(({ name }, i) => name === undefined ? [] : [[...text(name), 0, ...leb(i)]]);
        return new Uint8Array([
            ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
            ...section(1, types.map((t) => Array.from(t, (c) => c.charCodeAt(0)))),
            ...section(2, [memory, scratch]),
            ...section(3, this.functions.map((f) => leb(types.indexOf(f.type)))),
            ...section(7, exports),
            ...section(10, this.functions.map(({ body }) => [...leb(body.length), ...body])),
        ]);
    }
}
/** Pages of 64 KiB that a 32-bit memory can have. */
export const MOST_PAGES = 65536;
function encode(code, open, out) {
    if (typeof code === 'number') {
        out.push(code);
    }
    else if ('branch' in code) {
        const depth = open.lastIndexOf(code.label);
        if (depth < 0)
            throw new Error('a branch stands outside the block that it names');
        out.push(code.branch, ...leb(open.length - 1 - depth));
    }
    else if ('open' in code) {
        out.push(code.open, VOID);
        encode(code.body, [...open, code.label], out);
        out.push(END);
    }
    else {
        for (const part of code)
            encode(part, open, out);
    }
}
