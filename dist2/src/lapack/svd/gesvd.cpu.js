// GESVD on the CPU backend: bidiagonal form, vectors and rotations on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { fields } from '../../core/field.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { elementsOf, onHost } from '../../runtime/operands.js';
import { takeMatrix, turnEngine } from '../qr/gelqf.cpu.js';
import { geqrfEngine } from '../qr/geqrf.cpu.js';
import { orgqrEngine } from '../qr/orgqr.cpu.js';
import { ormqrEngine } from '../qr/ormqr.cpu.js';
import { Rotator } from '../rotator.cpu.js';
import { bdsqrRef } from './bdsqr.ref.js';
import { gebrdEngine } from './gebrd.cpu.js';
import { answered, gesvdScaledRef, handOut, IN_PLACE, prepared, sortedValues, vectorsOf, } from './gesvd.ref.js';
/** Rows for each column from which on A is factored by QR first, and R's singular values are found: LAPACK's 11 minmn / 7 or so. */
export const TALL = 1.6;
/** Up to so many elements, and that order, the reference is as fast. */
export const [FEW, LOW] = [1024, 12];
/**
 * A, rows x cols with rows >= cols, is X S Y^H; `turned`: it is the problem's adjoint, so that X belongs to V^H. Overwrites A.
 */
function tallEngine(e, r, space, A, { m, n, S }, factor, { job, out }, other, turned) {
    const [rows, cols] = [Math.max(m, n), Math.min(m, n)];
    const width = vectorsOf(job, rows, cols);
    const viaR = rows >= TALL * cols;
    const wanted = other.job !== 'n';
    const [tau, tauQ, tauP] = [0, 1, 2].map(() => space.take(cols * r.bytes));
    const [d, off] = [new Float64Array(cols), new Float64Array(cols)];
    const Y = takeMatrix(space, r, cols, cols);
    // What is bidiagonalized: R, or A, whose columns may lie a power of two apart and then share few sets of the caches
    const B = viaR || !turned ? takeMatrix(space, r, viaR ? cols : rows, cols) : A;
    const height = viaR ? cols : rows;
    const X = width > 0 && (viaR || width > cols) ? takeMatrix(space, r, rows, width) : B;
    const vectors = viaR ? B : X;
    const sides = [
        { rows: width > 0 ? height : 0, X: vectors },
        { rows: wanted ? cols : 0, X: Y },
    ];
    const rotator = new Rotator(e, r, space, cols, sides);
    if (viaR) {
        geqrfEngine(e, r, space, rows, cols, A, tau);
        copyTriangle(e, r, cols, A, B);
    }
    else if (B !== A) {
        copy(e, r, rows, cols, A, B);
    }
    gebrdEngine(e, r, space, height, cols, B, tauQ, Y, tauP, d, off);
    if (width > 0) {
        if (X !== B && !viaR)
            copy(e, r, rows, cols, B, X);
        orgqrEngine(e, r, space, height, viaR ? cols : width, cols, vectors, tauQ);
    }
    if (wanted)
        makeRight(e, r, space, cols, Y, tauP);
    const sweep = (first, step, count, right, left) => rotator.add(first, step, count, [left, right]);
    const info = bdsqrRef(cols, d, off, fields[r.prec].eps, width > 0 || wanted ? sweep : undefined);
    rotator.apply();
    const sorted = sortedValues(d, factor, S);
    if (width > 0) {
        if (viaR) {
            // X := Q [X_R 0; 0 I]
            const x = matrixAt(e, r, rows, width, X);
            for (let j = 0; j < width; j++) {
                x.data.fill(0, r.parts * j * x.ld, r.parts * (j * x.ld + rows));
                if (j >= cols)
                    x.data[r.parts * (j + j * x.ld)] = 1;
            }
            handOut(cols, cols, matrixAt(e, r, cols, cols, B), sorted, false, x, false);
            ormqrEngine(e, r, space, 'l', false, rows, width, cols, A, tau, X);
        }
        handOut(rows, width, matrixAt(e, r, rows, width, X), viaR ? IN_PLACE : sorted, false, out, turned);
    }
    if (wanted)
        handOut(cols, cols, matrixAt(e, r, cols, cols, Y), sorted, true, other.out, !turned);
    return info;
}
/** B := the upper triangle of A, zeros below it. */
export function copyTriangle(e, r, n, A, B) {
    const [a, b] = [matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, B)];
    for (let j = 0; j < n; j++) {
        b.data.set(a.data.subarray(r.parts * j * a.ld, r.parts * (j * a.ld + j + 1)), r.parts * j * b.ld);
        b.data.fill(0, r.parts * (j * b.ld + j + 1), r.parts * (j * b.ld + n));
    }
}
/**
 * The right vectors of the bidiagonal form in place of the reflectors that gebrd leaves: the first row and column are the unit matrix's.
 */
function makeRight(e, r, space, n, Y, tau) {
    const y = matrixAt(e, r, n, n, Y);
    y.data.fill(0, 0, r.parts * n);
    for (let j = 0; j < n; j++)
        y.data.fill(0, r.parts * j * y.ld, r.parts * (j * y.ld + 1));
    y.data[0] = 1;
    if (n > 1)
        orgqrEngine(e, r, space, n - 1, n - 1, n - 1, placeAt(r, Y, 1, 1), tau);
}
/** B := A */
export function copy(e, r, m, n, A, B) {
    const [a, b] = [matrixAt(e, r, m, n, A), matrixAt(e, r, m, n, B)];
    for (let j = 0; j < n; j++)
        b.data.set(a.data.subarray(r.parts * j * a.ld, r.parts * (j * a.ld + m)), r.parts * j * b.ld);
}
/** As gesvdScaledRef, A at `inA`. */
export function gesvdEngine(e, r, space, problem, inA, factor) {
    const { m, n, jobu, U, jobvt, VT } = problem;
    const left = { job: jobu, out: U };
    const right = { job: jobvt, out: VT };
    if (m >= n)
        return tallEngine(e, r, space, inA, problem, factor, left, right, false);
    const turned = takeMatrix(space, r, n, m);
    turnEngine(e, r, m, n, inA, turned);
    return tallEngine(e, r, space, turned, problem, factor, right, left, true);
}
export async function gesvdCpu(queue, a) {
    const { jobu, jobvt, m, n } = a;
    const { A, S, info } = await onHost(a, { A: 'write', S: 'write', info: 'write' });
    const { U } = jobu === 'n' ? {} : await onHost(a, { U: 'write?' });
    const { VT } = jobvt === 'n' ? {} : await onHost(a, { VT: 'write?' });
    const values = elementsOf(S, Math.min(m, n));
    const problem = { m, n, A, S: values, jobu, U, jobvt, VT };
    const factor = prepared(problem);
    const small = m * n <= FEW && Math.min(m, n) <= LOW ? 'the matrix is small' : undefined;
    info.data[info.off] =
        factor === undefined
            ? answered(problem)
            : compute(queue, a, (e, r, space) => gesvdEngine(e, r, space, problem, space.matrix(A, m, n, 'write'), factor), () => gesvdScaledRef(problem, factor), small);
}
