import { constants, keepLoops, unroll } from './unroll.js';
/**
 * Drops the lines from `// @when NAME` to its `// @end` where the constant NAME is 0: bindings and fields that only some variants have, and
 * whatever uses them.
 */
function dropUnused(kernel, text) {
    if (!text.includes('// @when '))
        return text;
    const known = constants(text);
    const open = [];
    const kept = text.split('\n').filter((line) => {
        const name = /^\s*\/\/ @when (\w+)$/.exec(line)?.[1];
        if (name !== undefined) {
            const value = known.get(name);
            if (value === undefined)
                throw new Error(`kernel ${kernel}: @when ${name} is no constant of it`);
            open.push(value !== 0);
            return false;
        }
        if (!/^\s*\/\/ @end$/.test(line))
            return open.every((used) => used);
        if (open.pop() === undefined)
            throw new Error(`kernel ${kernel}: an @end without its @when`);
        return false;
    });
    if (open.length > 0)
        throw new Error(`kernel ${kernel}: an @when without its @end`);
    return kept.join('\n');
}
/**
 * The WGSL module for `tuning`; with an empty record the file as written, but for parts that its own constants leave out. Where the text
 * with marked loops written out is longer than `longest` characters they stay loops: the same arithmetic in the same order.
 */
export function kernelText(kernel, tuning, longest = Number.POSITIVE_INFINITY) {
    let { text } = kernel;
    const names = Object.keys(tuning);
    if (names.length === 0)
        return dropUnused(kernel.name, text);
    for (const name of names) {
        const value = tuning[name];
        const line = typeof value === 'number'
            ? new RegExp(`^const ${name}: u32 = .*;`, 'm')
            : new RegExp(`^(alias ${name} = |fn ${name}\\([^)]*\\) -> \\w+ { return ).*;`, 'm');
        if (!line.test(text))
            throw new Error(`kernel ${kernel.name}: there is no line for its parameter ${name}`);
        text = text.replace(line, (_, head) => typeof value === 'number' ? `const ${name}: u32 = ${value}u;` : `${head}${value};`);
    }
    text = dropUnused(kernel.name, text);
    if (names.some((name) => String(tuning[name]).includes('f16')) && !/^enable f16;/m.test(text))
        text = `enable f16;\n${text}`;
    // Soft doubles are functions so long that a loop around them counts as long written out.
    if (tuning.DOUBLE === 1 && longest !== Number.POSITIVE_INFINITY)
        return keepLoops(text);
    const straight = unroll(text);
    return straight.length <= longest ? straight : keepLoops(text);
}
const FIELD_TYPES = {
    u32: { type: 'u32', parts: 1 },
    i32: { type: 'i32', parts: 1 },
    f32: { type: 'f32', parts: 1 },
    vec2f: { type: 'f32', parts: 2 },
    vec4f: { type: 'f32', parts: 4 },
    vec2u: { type: 'u32', parts: 2 },
    vec4u: { type: 'u32', parts: 4 },
};
/**
 * The bindings and the Params of a module: the WGSL text is their only definition. Types of fields may be aliases, such as that of a
 * scalar.
 */
export function readInterface(name, text) {
    const slots = [
        ...text.matchAll(/@group\(0\)\s*@binding\((\d+)\)\s*var<storage,\s*(read|read_write)>\s*(\w+)\s*:/g),
    ].map((m) => ({
        name: m[3],
        binding: Number(m[1]),
        writes: m[2] === 'read_write',
    }));
    const params = /@group\(0\)\s*@binding\((\d+)\)\s*var<uniform>\s*\w+\s*:\s*Params\s*;/.exec(text);
    const body = /struct Params\s*\{([^}]*)\}/.exec(text);
    if (params === null || body === null)
        throw new Error(`kernel ${name}: needs a struct Params and its uniform binding`);
    const aliases = new Map([...text.matchAll(/^alias (\w+) = (\w+);/gm)].map((m) => [m[1], m[2]]));
    const plain = body[1].replace(/\/\/.*$/gm, '');
    let words = 0;
    const fields = plain
        .split(',')
        .map((f) => f.trim())
        .filter((f) => f !== '')
        .map((f) => {
        const [, field, typeName] = /^(\w+)\s*:\s*(\w+)$/.exec(f) ?? [];
        const type = typeName === undefined ? undefined : FIELD_TYPES[aliases.get(typeName) ?? typeName];
        if (field === undefined || type === undefined) {
            const legal = Object.keys(FIELD_TYPES).join(', ');
            throw new Error(`kernel ${name}: Params may hold only fields of type ${legal}, not "${f}"`);
        }
        const at = Math.ceil(words / type.parts) * type.parts; // a vector is aligned to its size
        words = at + type.parts;
        return { name: field, ...type, at };
    });
    return { slots, fields, params: Number(params[1]), paramBytes: Math.ceil(words / 4) * 16 };
}
