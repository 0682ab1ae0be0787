// The three forms of a batched routine, from one description: matrices at equal distances (strided), at offsets that lie on the device
// (batched), and of various sizes at places that the host lists (vbatched). Types of their arguments, their specs, and which one a call is.
import { columnCosts } from './columnCosts.js';
import { sum, times } from './flops.js';
import { arg, BATCH, eachProblem, eachSizes, entriesOf, num, } from './spec.js';
/** The three forms of whatever there is for each, each made when it is first asked for: importing the package needs none of them. */
export function eachForm(of) {
    const made = {};
    return {
        get strided() {
            return (made.strided ??= of('strided'));
        },
        get batched() {
            return (made.batched ??= of('batched'));
        },
        get vbatched() {
            return (made.vbatched ??= of('vbatched'));
        },
    };
}
/** Names of an operand's arguments: lda, strideA, offsetsA; of a vector incx, strideX, offsetsX; of the pivots stridePiv and offsetsPiv. */
const suffix = (name) => (name === 'ipiv' ? 'Piv' : name[0].toUpperCase() + name.slice(1));
export const ldName = (name) => (name === suffix(name) ? `ld${name.toLowerCase()}` : `inc${name}`);
export const strideName = (name) => `stride${suffix(name)}`;
export const offsetsName = (name) => `offsets${suffix(name)}`;
export const squareMatrix = (access) => ({ rows: arg('n'), cols: arg('n'), access });
export const rightSides = { rows: arg('n'), cols: arg('nrhs'), access: 'inout' };
export const pivots = (access) => ({ pivots: arg('n'), access });
/** How the matrices are stored. */
export const STORAGE = { kind: 'flag', values: ['col', 'row'], default: 'col' };
/** The specs getrfStridedBatched, getrfBatched and getrfVbatched of a routine getrf. */
export const batchedForms = (r) => eachForm((form) => specOf(r, form));
const ENDINGS = { strided: 'StridedBatched', batched: 'Batched', vbatched: 'Vbatched' };
function specOf(r, form) {
    const formed = (name) => `${name}${ENDINGS[form]}`;
    const args = { ...r.flags };
    const count = form === 'vbatched' ? entriesOf(r.sizes[0]) : arg(BATCH);
    for (const size of r.sizes)
        args[size] = form === 'vbatched' ? { kind: 'sizes' } : { kind: 'size' };
    for (const [X, operand] of Object.entries(r.operands)) {
        Object.assign(args, operandArgs(X, operand, form));
    }
    const integers = { kind: 'vector', length: count, type: 'i', access: 'out' };
    if (r.reports !== 'none')
        args.info = integers;
    if (form !== 'vbatched')
        args[BATCH] = { kind: 'size' };
    args.layout ??= { ...STORAGE, early: true };
    if (r.reports !== 'none')
        args.onFailure = { kind: 'flag', values: ['info', 'nan', 'throw'], default: 'info' };
    if (r.reports === 'nonfinite')
        args.nonfinite = { ...integers, optional: true };
    const { nothing } = r;
    const named = Object.entries(r.named ?? {}).map(([prec, name]) => [prec, formed(name)]);
    const spec = {
        name: formed(r.name),
        ...(r.named === undefined ? {} : { named: Object.fromEntries(named) }),
        precs: r.precs ?? 'sd',
        ...(r.doubles === undefined ? {} : { doubles: r.doubles }),
        ...(r.columns === undefined
            ? {}
            : { costs: (a, flops, sides) => columnCosts(columnsOf(spec, a, form, r), flops, sides) }),
        args,
        ...(nothing === undefined ? {} : { nothing }),
        flops: form === 'vbatched' ? (a) => summed(spec, a, r.flops) : (a) => times(num(a, BATCH), r.flops(a)),
    };
    return spec;
}
function columnsOf(spec, a, form, r) {
    const [columns, alone] = [r.columns, r.alone ?? false];
    if (form !== 'vbatched') {
        const [matrices, most] = [num(a, BATCH), columns(a)];
        return { matrices, all: matrices * most, most, alone };
    }
    let [matrices, all, most] = [0, 0, 0];
    eachSizes(spec, a, (one) => {
        const own = columns(one);
        matrices++;
        all += own;
        most = Math.max(most, own);
    });
    return { matrices, all, most, alone };
}
function summed(spec, a, flops) {
    let all = { mul: 0, add: 0 };
    eachProblem(spec, a, (one) => {
        all = sum(all, flops(one));
    });
    return all;
}
function operandArgs(X, operand, form) {
    if ('scalar' in operand)
        return { [X]: { kind: 'scalar', default: operand.scalar, ...(operand.real ? { real: true } : {}) } };
    if ('pivots' in operand)
        return pivotArgs(operand, form);
    if ('column' in operand)
        return columnArgs(X, operand, form);
    return 'length' in operand ? vectorArgs(X, operand, form) : matrixArgs(X, operand, form);
}
/** A matrix X, its leading dimension, and where it begins. Row-major, X is a column-major matrix of the transposed shape. */
function matrixArgs(X, operand, form) {
    const { rows, cols, optional } = operand;
    const args = placed(X, form, operand, { kind: form === 'vbatched' ? 'lds' : 'ld', of: X }, [
        (a) => (a.layout === 'row' ? cols(a) : rows(a)),
        (a) => (a.layout === 'row' ? rows(a) : cols(a)),
    ]);
    if (optional === undefined)
        return args;
    Object.assign(args[X], { optional: true, also: optional });
    // A list on the device is an operand of its own.
    const places = offsetsName(X);
    if (form === 'batched')
        Object.assign(args[places], {
            optional: true,
            also: (a) => a[X] !== undefined && a[places] === undefined ? `must be given where ${X} is given` : undefined,
        });
    return args;
}
/**
 * A vector x is a row whose leading dimension is its increment. It must be positive, where batches of other libraries take negative ones
 * too: which element comes first in memory must not depend on n, for then it would not be at the place that an offset or a stride names.
 */
function vectorArgs(x, operand, form) {
    return placed(x, form, operand, { kind: 'inc', default: 1, positive: true }, [() => 1, operand.length]);
}
/** What says of an operand how it is used, and what its elements are where that is not the call's precision. */
const useOf = ({ access, type }) => type === undefined ? { access } : { access, type };
function placed(X, form, operand, distance, [rows, cols]) {
    const ld = ldName(X);
    const places = form === 'strided' ? strideName(X) : offsetsName(X);
    return {
        [X]: { kind: 'matrix', rows, cols, ld, places, ...useOf(operand) },
        [ld]: distance,
        [places]: placesArg(X, form),
    };
}
function placesArg(X, form) {
    if (form === 'strided')
        return { kind: 'stride', of: X };
    if (form === 'vbatched')
        return { kind: 'offsets', of: X };
    return { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' };
}
/** A vector of each problem, and where it begins: of one column any leading dimension will do. */
function columnArgs(X, operand, form) {
    const one = { kind: 'matrix', rows: operand.column, ...useOf(operand) };
    const [stride, places] = [strideName(X), offsetsName(X)];
    const only = operand.precs === undefined ? {} : { precs: operand.precs };
    if (form === 'strided')
        return {
            [X]: { ...one, ...only, cols: arg(BATCH), ld: stride },
            [stride]: { kind: 'ld', of: X, ...only },
        };
    return { [X]: { ...one, ...only, cols: () => 1, ld: 'n', places }, [places]: { ...placesArg(X, form), ...only } };
}
/** The pivots of each matrix one behind the other, as columns. Those that are only read may be the same for all: then their stride is 0. */
function pivotArgs({ pivots: length, access }, form) {
    const one = { kind: 'matrix', rows: length, type: 'i', access };
    // Of one column any leading dimension will do.
    const column = { ...one, cols: () => 1, ld: 'n' };
    if (form === 'vbatched')
        return { ipiv: { ...column, places: 'offsetsPiv' }, offsetsPiv: { kind: 'offsets', of: 'ipiv' } };
    return access === 'in'
        ? { ipiv: { ...column, places: 'stridePiv' }, stridePiv: { kind: 'stride', of: 'ipiv' } }
        : { ipiv: { ...one, cols: arg(BATCH), ld: 'stridePiv' }, stridePiv: { kind: 'ld', of: 'ipiv' } };
}
/** Which form a call is: lists of sizes, offsets on the device, or strides (some of which there are in the form with offsets, too). */
export function formOf(a) {
    if (typeof a.n !== 'number')
        return 'vbatched';
    return Object.keys(a).some((name) => name.startsWith('offsets')) ? 'batched' : 'strided';
}
export const countOf = (a) => (typeof a.n === 'number' ? a.batchCount : a.n.length);
