// The cases of level 2 from what each has of its own. Products y := alpha op(A) x + beta y, products and solutions with a triangle,
// x := op(A) x or op(A)^-1 x, and updates A := A + alpha u v^T are judged by the error of DMVCH, element by element. What a formula does
// not read is NaN: of A what is not stored, and a unit diagonal.
import { vectorRef } from '../../src/blas2/vector.ref.js';
import { calling, incOf, ODD, operandsOf } from './calls.js';
import { INCS, op, productError, scalarsOf, TINY, updateError, } from './gauge.js';
import { conjugate, inField } from './scalars.js';
import { layoutOf, uniform, unread } from './source.js';
import { hostMat } from './views.js';
/** Reference BLAS's threshold is 16 in its EPS, the spacing of numbers at 1: twice the eps of these bounds. */
const TOLERANCE = 32;
/** Operands as the references take them: a vector begins where BLAS has its first element. */
const onHost = (operands, p) => {
    const matrices = Object.entries(operands).map(([name, x]) => {
        const inc = name === 'x' ? p.incx : name === 'y' ? p.incy : undefined;
        return [name, inc === undefined ? hostMat(x) : vectorRef(hostMat(x), x.cols, incOf(x, inc))];
    });
    return Object.fromEntries(matrices);
};
/** The scalars of a problem in the field of its operands, real ones that are real in every field. */
function scalarsIn({ args }, problem, { parts }) {
    const values = { ...problem };
    const of = (name) => {
        const [arg, value] = [args[name], values[name]];
        if (arg?.kind !== 'scalar' || typeof value !== 'number')
            return 0;
        return arg.real ? value : inField(value, parts);
    };
    return { alpha: of('alpha'), beta: of('beta') };
}
/** Of a Hermitian matrix the imaginary parts of the diagonal are NaN. */
const hermitianEntry = (entry) => (i, j, part) => i === j && part === 1 ? Number.NaN : entry();
const matrixIn = (spec, operands) => operands['AP' in spec.args ? 'AP' : 'A'];
export const GENERAL = { alpha: 0.7, incx: 1, beta: 0.9, incy: 1, layout: ODD };
/** y := alpha op(A) x + beta y */
export const productCase = (of) => ({
    ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
    fromOptions: of.fromOptions,
    data(p, prec, random) {
        const operands = operandsOf(of.spec, prec, p);
        const { x, y } = operands;
        const entry = () => (p.alpha === 0 ? Number.NaN : random.rand());
        of.fill(prec, matrixIn(of.spec, operands), p, of.hermitian ? hermitianEntry(entry) : entry);
        (p.alpha === 0 ? unread : uniform)(x, prec, random);
        (p.beta === 0 && x.cols > 0 && y.cols > 0 ? unread : uniform)(y, prec, random);
        return operands;
    },
    run: calling(of.front, of.spec),
    reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x)),
    error(p, before, after) {
        const [x, y, found] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy), scalarsOf(after.y, p.incy)];
        // Without rows or columns nothing happens, as in BLAS: y is not scaled.
        const factors = x.length === 0 || y.length === 0 ? { alpha: 0, beta: 1 } : scalarsIn(of.spec, p, before.x);
        return productError(of.element(p, matrixIn(of.spec, before)), factors, x, y, found);
    },
    ...(of.table ? { table: of.table } : {}),
});
export const UPLOS = ['l', 'u'];
/** Factors that are left out, that need no multiplication, and that do. */
export const ALPHAS = [0, 1, 0.7];
export const BETAS = [0, 1, 0.9];
/** Which triangle a tester means. */
export const uploOf = ({ uplo }) => (uplo === 'u' ? 'u' : 'l');
/** Orders with every increment, every increment and factor, and everything in one buffer. */
export const symmetricSweep = (orders, layout, together) => UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout }))),
    ...INCS.flatMap((incx) => INCS.flatMap((incy) => ALPHAS.flatMap((alpha) => BETAS.map((beta) => ({ uplo, n: 9, alpha, incx, beta, incy, layout }))))),
    ...[5, 70].flatMap((n) => together.map((inc) => ({ ...GENERAL, uplo, n, incx: inc, incy: -inc, layout, together: true }))),
]);
/** All triangles of one problem. */
export const KINDS = UPLOS.flatMap((uplo) => ['n', 't', 'c'].flatMap((trans) => ['n', 'u'].map((diag) => ({ uplo, trans, diag }))));
export const triangleSweep = (orders, layout) => KINDS.flatMap((kind) => [
    ...TINY.flatMap((n) => INCS.map((incx) => ({ ...kind, n, incx, layout }))),
    ...orders.map((n) => ({ ...kind, n, incx: INCS[n % 4], layout })),
    ...[5, 70].flatMap((n) => [1, -1].map((incx) => ({ ...kind, n, incx, layout, together: true }))),
]);
export const triangleOptions = ({ n }, o) => ({
    ...{ uplo: uploOf(o), trans: o.transA, diag: o.diag, n, incx: 1 },
    layout: layoutOf(o),
});
/** x := op(A) x or op(A)^-1 x. Off the diagonal A is uniform on (0,1) over its width, on it on (1,2). */
export const triangleCase = (of) => ({
    ...{ spec: of.spec, tolerance: TOLERANCE, sweep: of.sweep },
    fromOptions: of.fromOptions,
    data(p, prec, random) {
        const operands = operandsOf(of.spec, prec, p);
        const width = of.width?.(p) ?? p.n;
        of.fill(prec, matrixIn(of.spec, operands), p, (i, j) => {
            if (i !== j)
                return random.rand() / width;
            return p.diag === 'u' ? Number.NaN : 1 + random.rand();
        });
        uniform(operands.x, prec, random);
        return operands;
    },
    run: calling(of.front, of.spec),
    reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x)),
    error(p, before, after) {
        const factor = op(p.trans, of.element(p, matrixIn(of.spec, before)));
        const [given, found] = [scalarsOf(before.x, p.incx), scalarsOf(after.x, p.incx)];
        const factors = { alpha: 1, beta: 0 };
        return of.solves
            ? productError(factor, factors, found, given, given)
            : productError(factor, factors, given, [], found);
    },
    ...(of.table ? { table: of.table } : {}),
});
/**
 * A := A + alpha x x^T, A + alpha x y^T, or A + alpha (x y^T + y x^T) where only a triangle is stored; conjugated A + alpha x x^H,
 * A + alpha x y^H, A + alpha x y^H + conj(alpha) y x^H, and a triangle is one of a Hermitian matrix.
 */
export const updateCase = (of) => ({
    ...{ spec: of.spec, tolerance: TOLERANCE, repeatable: true, sweep: of.sweep },
    fromOptions: of.fromOptions,
    data(p, prec, random) {
        const operands = operandsOf(of.spec, prec, p);
        const entry = () => random.rand();
        const hermitian = of.conjugated && of.stored;
        of.fill(prec, matrixIn(of.spec, operands), p, hermitian ? hermitianEntry(entry) : entry);
        for (const name of ['x', 'y'])
            if (name in operands)
                (p.alpha === 0 ? unread : uniform)(operands[name], prec, random);
        return operands;
    },
    run: calling(of.front, of.spec),
    reference: (p, operands) => of.reference(p, onHost(operands, p), scalarsIn(of.spec, p, operands.x)),
    error(p, before, after) {
        const x = scalarsOf(before.x, p.incx);
        const y = before.y === undefined ? x : scalarsOf(before.y, p.incy);
        const { alpha } = scalarsIn(of.spec, p, before.x);
        const second = (v) => (of.conjugated ? Array.from(v, conjugate) : v);
        const products = alpha === 0 ? [] : [{ factor: alpha, u: x, v: second(y) }];
        if (alpha !== 0 && before.y !== undefined && of.stored)
            products.push({ factor: of.conjugated ? conjugate(alpha) : alpha, u: y, v: second(x) });
        const change = of.change(p, matrixIn(of.spec, before), matrixIn(of.spec, after));
        // Nothing is done with alpha = 0: the diagonal keeps its imaginary parts.
        if (alpha === 0)
            return updateError(change, [], { stored: () => false });
        const stored = of.stored?.(p);
        return updateError(change, products, stored ? { stored, hermitian: of.conjugated ?? false } : {});
    },
    ...(of.table ? { table: of.table } : {}),
});
export const GENERAL_UPDATE = { alpha: 0.7, incx: 1, layout: ODD };
export const updateSweep = (orders, layout) => UPLOS.flatMap((uplo) => [
    ...orders.flatMap((n) => INCS.map((incx) => ({ ...GENERAL_UPDATE, uplo, n, incx, layout }))),
    ...INCS.flatMap((incx) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, layout }))),
    ...[5, 70].map((n) => ({ ...GENERAL_UPDATE, uplo, n, layout, together: true })),
    { ...GENERAL_UPDATE, uplo, n: 70, incx: -1, layout, together: true },
]);
export const pairUpdateSweep = (orders, layout) => UPLOS.flatMap((uplo) => {
    const general = { ...GENERAL_UPDATE, incy: 1, uplo, layout };
    return [
        ...orders.flatMap((n) => INCS.map((incx) => ({ ...general, n, incx, incy: -incx }))),
        ...INCS.flatMap((incx) => INCS.flatMap((incy) => ALPHAS.map((alpha) => ({ uplo, n: 9, alpha, incx, incy, layout })))),
        ...[5, 70].map((n) => ({ ...general, n, together: true })),
        { ...general, n: 70, incx: -1, together: true },
    ];
});
