import { EXACT_ORDER } from './case.js';
import { normFro, sameElement, setReal, sizeAt } from './norms.js';
import { fill } from './operands.js';
import { gemmError, gemmExact, gemmVectorCheck } from './residualsBlas.js';
/**
 * What lies in the triangle of a result that must not be written: reference BLAS's rogue value. With NaN there, writing NaN would go
 * unnoticed.
 */
const ROGUE = -1e10;
const inside = (uplo, i, j) => (uplo === 'l' ? i >= j : i <= j);
/** Fills one triangle, the other one with NaN (of what is only read) or the rogue value; a unit diagonal with NaN. */
export function fillTriangle(prec, x, uplo, use, entry, diag = 'n') {
    const other = use === 'read' ? Number.NaN : ROGUE;
    fill(prec, x, (i, j) => {
        if (i === j && diag === 'u')
            return other;
        return inside(uplo, i, j) ? entry() : other;
    });
}
/** Fills one triangle with that of a source's matrix, the other one as fillTriangle does. */
export function fillTriangleFrom(prec, x, uplo, use, source, random) {
    source(x, prec, random);
    const [other, parts] = [use === 'read' ? Number.NaN : ROGUE, x.parts ?? 1];
    for (let j = 0; j < x.cols; j++)
        for (let i = 0; i < x.rows; i++)
            if (!inside(uplo, i, j))
                x.data.fill(other, (x.offset + i + j * x.ld) * parts, (x.offset + i + j * x.ld + 1) * parts);
}
/**
 * One triangle of a symmetric or Hermitian positive definite matrix, the other one being the rogue value: uniform on (0,1), then each
 * diagonal element is the sum of the sizes in its row, as in MAGMA's rand_dominant.
 */
export function fillDominant(prec, x, uplo, random) {
    fillTriangle(prec, x, uplo, 'write', () => random.rand());
    const sums = new Float64Array(x.rows);
    for (let j = 0; j < x.cols; j++) {
        for (let i = uplo === 'l' ? j : 0; i < (uplo === 'l' ? x.rows : j + 1); i++) {
            const size = sizeAt(x, x.offset + i + j * x.ld);
            sums[i] += size;
            if (i !== j)
                sums[j] += size;
        }
    }
    for (let j = 0; j < x.cols; j++)
        setReal(x, j, sums[j]);
}
/** A matrix as large as x, of x's kind of numbers. */
function dense(x, entry) {
    const length = x.rows * x.cols * (x.parts ?? 1);
    const data = x.data instanceof Float64Array ? new Float64Array(length) : new Float32Array(length);
    const whole = { ...x, data, ld: Math.max(1, x.rows), offset: 0 };
    fill('d', whole, entry);
    return whole;
}
/** The real part of an element, or with part = 1 the imaginary one. */
export const partOf = ({ data, offset, ld, parts }, i, j, part) => data[(offset + i + j * ld) * (parts ?? 1) + part];
/**
 * The symmetric matrix of which x holds one triangle; of complex numbers the Hermitian one, or with 't' the symmetric one. A Hermitian
 * diagonal stays as it is stored.
 */
export const symmetricView = (x, uplo, mirror = 'c') => dense(x, (i, j, part) => {
    if (inside(uplo, i, j))
        return partOf(x, i, j, part);
    return part === 1 && mirror === 'c' ? -partOf(x, j, i, 1) : partOf(x, j, i, part);
});
/** Where the imaginary part of A(j, j) lies. */
export const besideDiagonal = ({ offset, ld }, j) => 2 * (offset + j * (ld + 1)) + 1;
/** The symmetric or Hermitian matrix of which x holds one triangle, its diagonal real whatever is stored. */
export function hermitianView(x, uplo) {
    const whole = symmetricView(x, uplo);
    for (let j = 0; x.parts === 2 && j < x.cols; j++)
        whole.data[besideDiagonal(whole, j)] = 0;
    return whole;
}
/** The Hermitian matrix of which x holds one triangle, or with 't' the symmetric one. */
export const wholeView = (x, uplo, mirror) => mirror === 'c' ? hermitianView(x, uplo) : symmetricView(x, uplo, 't');
/** Imaginary parts on the diagonal of a complex matrix that are not to be looked at. */
export function spoilDiagonal(x) {
    for (let j = 0; x.parts === 2 && j < x.cols; j++)
        x.data[besideDiagonal(x, j)] = Number.NaN;
}
/** Whether the diagonal has no imaginary parts. */
export const isDiagonalReal = (x) => Array.from({ length: x.cols }, (_, j) => x.data[besideDiagonal(x, j)]).every((imaginary) => imaginary === 0);
/** The triangular matrix of which x holds the triangle, with its zeros and, if the diagonal is not stored, its ones. */
export const triangularView = (x, uplo, diag = 'n') => dense(x, (i, j, part) => {
    if (i === j && diag === 'u')
        return 1 - part;
    return inside(uplo, i, j) ? partOf(x, i, j, part) : 0;
});
/** [X Y], or [X; Y] if stacked. */
export function joined(x, y, stacked) {
    const [rows, cols] = stacked ? [x.rows + y.rows, x.cols] : [x.rows, x.cols + y.cols];
    return dense({ ...x, rows, cols }, (i, j, part) => {
        if (i < x.rows && j < x.cols)
            return partOf(x, i, j, part);
        return partOf(y, stacked ? i - x.rows : i, stacked ? j : j - x.cols, part);
    });
}
/** Whether no element on the diagonal has an imaginary part. */
export function hasRealDiagonal({ data, rows, ld, offset, parts }) {
    for (let i = 0; parts === 2 && i < rows; i++)
        if (data[2 * (offset + i * (ld + 1)) + 1] !== 0)
            return false;
    return true;
}
/** Whether the triangle that does not belong to the result has kept its bits. */
export function otherKept(before, after, uplo) {
    for (let j = 0; j < before.cols; j++) {
        for (let i = 0; i < before.rows; i++)
            if (!inside(uplo, i, j) && !sameElement(before, after, before.offset + i + j * before.ld))
                return false;
    }
    return true;
}
/** R1 of C = alpha op(A) op(B) + beta Cin: against three loops in double up to a moderate order, by random vectors beyond. */
export function fullError(p, random, only) {
    const { rows: m, cols: n } = p.c;
    const k = p.transA === 'n' ? p.a.cols : p.a.rows;
    if (only === undefined && Math.max(m, n, k) > EXACT_ORDER)
        return gemmVectorCheck(p, random);
    const expected = gemmExact(p);
    const scale = { ...p, k, normA: normFro(p.a), normB: normFro(p.b), normC: normFro(p.cIn) };
    if (only === undefined)
        return gemmError(p.c, expected, scale);
    return gemmError(triangularView(p.c, only), triangularView(expected, only), scale);
}
