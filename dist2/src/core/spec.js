// A routine described as data: its arguments in positional order, each with its kind and rule. Checks (args.ts), error-exit tests,
// documentation and testers are all derived from it, so that none of them can drift.
import { ArgumentError } from './errors.js';
import { total } from './flops.js';
/** Those of a routine that is called otherwise where it is complex: complexly('ungqr') are cungqr and zungqr. */
export const complexly = (name) => ({ c: `c${name}`, z: `z${name}` });
const names = new WeakMap();
/**
 * The argument names in positional order: all, or those of calls of one precision. One that others have and that has a default keeps its
 * place.
 */
export function argNames(spec, prec = '') {
    let lists = names.get(spec);
    if (lists === undefined) {
        lists = { '': Object.keys(spec.args) };
        names.set(spec, lists);
    }
    lists[prec] ??= Object.entries(spec.args)
        .filter(([, arg]) => arg.precs === undefined || arg.precs.includes(prec) || 'default' in arg)
        .map(([name]) => name);
    return lists[prec];
}
/** The name with its precision letter: dgemm, isamax, cungqr. Without a letter, the bare name. */
export function routineName(spec, prec) {
    if (spec.mixed)
        return spec.name;
    const own = spec.named?.[prec];
    if (own !== undefined)
        return own;
    return spec.returnsIndex ? `i${prec}${spec.name.slice(1)}` : prec + spec.name;
}
/** What the buffer of an operand must hold in a call of precision `prec`. */
export function operandType(arg, prec) {
    if (arg.kind !== 'matrix' && arg.kind !== 'vector')
        return prec;
    return typeof arg.type === 'function' ? arg.type(prec) : (arg.type ?? prec);
}
/** Real operations of a call in a precision. */
export const flopsOf = (spec, a, prec = 's') => total(spec.flops(a), prec);
/** The only place where a wrong argument becomes an error. */
export function refuse(spec, prec, argument, value, rule) {
    const position = argNames(spec, prec).indexOf(argument);
    // What only other precisions have stands where it does there.
    const place = position < 0 ? argNames(spec).indexOf(argument) : position;
    throw new ArgumentError(routineName(spec, prec), argument, place + 1, value, rule);
}
/** Reads a numeric argument inside an Extent. */
export const num = (a, name) => a[name];
/** Reads a scalar of the call's field. */
export const scalarOf = (a, name) => a[name];
/** The argument that counts the matrices of a batch whose sizes are all the same. */
export const BATCH = 'batchCount';
/** Arguments that are lists with an entry per problem. */
export const isList = (arg) => ['sizes', 'lds', 'offsets'].includes(arg.kind);
/**
 * The problems of a batch given by lists, one after the other: `visit` sees the values with the entries of one problem in place of the
 * lists, in one record that changes.
 */
export function eachProblem(spec, values, visit) {
    eachOf(spec, values, isList, visit);
}
/** The same with the entries of the lists of sizes only: extents depend on no others. */
export function eachSizes(spec, values, visit) {
    eachOf(spec, values, (arg) => arg.kind === 'sizes', visit);
}
function eachOf(spec, values, taken, visit) {
    const names = argNames(spec).filter((name) => taken(spec.args[name]) && values[name] !== undefined);
    const lists = names.map((name) => values[name]);
    const one = { ...values };
    const count = lists[0].length;
    for (let b = 0; b < count; b++) {
        for (let k = 0; k < names.length; k++)
            one[names[k]] = lists[k][b];
        visit(one, b);
    }
}
/** Extent: how many problems the lists of a call have, of which `first` is one. */
export const entriesOf = (first) => Object.assign((a) => a[first].length, { words: `${first}.length` });
/** Extent: the value of an argument. */
export const arg = (name) => (a) => num(a, name);
/** Extent: the elements of a packed triangle whose order is an argument. */
export const packedTriangle = (order) => (a) => (num(a, order) * (num(a, order) + 1)) / 2;
