import { calling, ODD } from './calls.js';
import { EXACT_ORDER } from './case.js';
import { valuesOfSymmetric } from './eigenCase.js';
import { larger, sameElement } from './norms.js';
import { integers, window } from './operands.js';
import { columnOf } from './product.js';
import { pairsError, partError } from './residualsEigen.js';
import { generalError, generalOrthogonality, generalValues } from './residualsGeneral.js';
import { orthogonality } from './residualsSvd.js';
import { layoutOf, sourceOf, uniform } from './source.js';
import { eigenTable } from './tableEigen.js';
import { fillDominant, fillTriangleFrom, hermitianView, otherKept, spoilDiagonal } from './triangles.js';
import { elementsOf, vectorOf } from './tridiagonal.js';
import { hostMat } from './views.js';
export const ALL = { range: 'a', vl: 0, vu: 0, il: 1, iu: 0 };
export const indexed = (il, iu) => ({ range: 'i', vl: 0, vu: 0, il, iu });
export const valued = (vl, vu) => ({ range: 'v', vl, vu, il: 1, iu: 0 });
/** How many may be found. */
export const mostOf = ({ n, range, il, iu }) => (range === 'i' ? iu - il + 1 : n);
/** What is in W behind the values. */
const UNTOUCHED = 777;
const first = (x) => x.data[x.offset];
/** The range of --irange, --vrange or --fraction, as MAGMA's testers have it. */
function rangeOf(n, { irange, vrange, fraction }) {
    if (irange !== null)
        return indexed(Math.min(irange[0], n), Math.min(irange[1], n));
    if (vrange !== null)
        return valued(vrange[0], vrange[1]);
    const [low, up] = fraction;
    if (low === 0 && up === 1)
        return ALL;
    const il = Math.min(n, Math.floor(low * n) + 1);
    return indexed(il, Math.max(il, Math.floor(up * n)));
}
/** Whether columns from `from` on are as they were. */
function kept(before, after, from) {
    for (let j = from; j < after.cols; j++)
        for (let i = 0; i < after.rows; i++)
            if (!sameElement(before, after, after.offset + i + j * after.ld))
                return false;
    return true;
}
function chosenParts(problem, before, after) {
    const { jobz, uplo } = problem;
    const { A, W, Z } = after;
    const m = first(after.m);
    const all = elementsOf(W);
    const w = all.slice(0, m);
    const fine = first(after.info) === 0 &&
        all.subarray(m).every((x) => x === UNTOUCHED) &&
        kept(before.Z, Z, m) &&
        otherKept(before.A, A, uplo);
    const ascends = w.every((x, i) => i === 0 || w[i - 1] <= x);
    if (!fine || !ascends)
        return [Number.NaN, 0, 0];
    const { itype } = problem;
    const general = itype && { itype, uplo, A: before.A, B: before.B };
    const known = () => (general ? generalValues(general) : columnOf(valuesOfSymmetric(before.A, uplo), 0));
    const values = problem.n <= EXACT_ORDER ? partError(w, known(), problem) : 0;
    if (jobz === 'n')
        return [values, 0, 0];
    const vectors = { ...Z, cols: m };
    if (general)
        return [values, generalError(general, w, vectors), generalOrthogonality(general, vectors)];
    return [values, pairsError(hermitianView(before.A, uplo), w, vectors), orthogonality(vectors)];
}
/** Of every range about half; values of uniform matrices lie around zero but for one. */
const ranges = (n) => [
    ALL,
    indexed(1, Math.ceil(n / 3)),
    indexed(Math.ceil(n / 2), n),
    indexed(Math.ceil(n / 2), Math.ceil(n / 2)),
    valued(-0.31, 0.93),
];
/** The same problems of each type. */
export const generalized = (sweep) => sweep.map((problem, i) => ({ ...problem, itype: (1 + (i % 3)) }));
/** `tail` says how many integers for so many vectors; `fits` whether they are right. */
export function chosenCase(spec, front, reference, tail) {
    const tailOf = (data) => {
        const { data: all, offset, rows } = data[tail.name];
        return all.subarray(offset, offset + rows);
    };
    const parts = (problem, before, after) => {
        const found = chosenParts(problem, before, after);
        const right = problem.jobz === 'n' || tail.fits(tailOf(after), after.Z, first(after.m));
        return right ? found : [Number.NaN, 0, 0];
    };
    return {
        spec,
        tolerance: 30,
        sweep: [
            { jobz: 'v', uplo: 'l', n: 0, ...ALL },
            { jobz: 'v', uplo: 'u', n: 0, ...indexed(1, 0) },
            ...[1, 2, 3, 12, 13, 40, 75].flatMap((n) => ranges(n).map((range, i) => ({ jobz: 'v', uplo: i % 2 === 0 ? 'l' : 'u', n, ...range, layout: ODD }))),
            ...ranges(31).flatMap((range) => [
                { jobz: 'n', uplo: 'l', n: 31, ...range, layout: ODD },
                { jobz: 'v', uplo: 'u', n: 31, ...range, layout: ODD },
                { jobz: 'v', uplo: 'l', n: 31, ...range, abstol: 1e-30 },
            ]),
        ],
        fromOptions({ n }, o) {
            const common = { jobz: o.jobz, uplo: o.uplo === 'u' ? 'u' : 'l', n };
            return { ...common, ...rangeOf(n, o), source: sourceOf(o), layout: layoutOf(o) };
        },
        data(problem, prec, random) {
            const { jobz, uplo, n, source = uniform, layout } = problem;
            const most = mostOf(problem);
            const A = window(prec, n, n, layout);
            fillTriangleFrom(prec, A, uplo, 'write', source, random);
            spoilDiagonal(A);
            const cols = jobz === 'v' ? most : 0;
            const B = problem.itype && window(prec, n, n, layout);
            if (B) {
                fillDominant(prec, B, uplo, random);
                spoilDiagonal(B);
            }
            return {
                A,
                ...(B ? { B } : {}),
                m: integers(1, layout),
                W: vectorOf(prec, new Float64Array(most).fill(UNTOUCHED), layout),
                Z: window(prec, n, cols, layout),
                [tail.name]: integers(tail.each * cols, layout),
                info: integers(1, layout),
            };
        },
        run(queue, problem, at) {
            const { [tail.name]: _, Z: _Z, ...rest } = at;
            return calling(front, spec, { abstol: 0 })(queue, problem, (problem.jobz === 'n' ? rest : at));
        },
        reference(problem, data) {
            const { A, W, Z, m, info } = data;
            const values = W.data.subarray(W.offset, W.offset + W.cols);
            const call = { ...problem, abstol: problem.abstol ?? 0, A: hostMat(A), W: values, Z: hostMat(Z) };
            const found = reference({ ...call, ifail: new Int32Array(W.cols) }, tailOf(data), problem, data);
            m.data[m.offset] = found.m;
            info.data[info.offset] = found.info;
        },
        parts,
        error: (problem, before, after) => parts(problem, before, after).reduce(larger),
        table: eigenTable(),
    };
}
