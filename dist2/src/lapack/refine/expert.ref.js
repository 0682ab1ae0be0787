// The expert drivers for one system of equations, whatever its factorization: the steps that the references and the engine share. Host
// memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { expertInfo } from '../../core/expert.js';
import { precOf } from '../../core/extremes.js';
import { scaleRef } from '../condition/laqge.ref.js';
/** Source: LAPACK xGESVX, xPOSVX. */
export function expertSteps(p, kind, solver) {
    const { n, nrhs, A, AF, B, X, ferr } = p;
    const scaleRows = (Y, x) => scaleRef('f', n, nrhs, Y, x, x, 1);
    const growth = (columns) => kind.growth?.(columns) ?? 1;
    const { equed, before, after } = kind.equilibrate();
    if (before !== undefined)
        scaleRows(B, before.factors);
    if (p.fact !== 'f') {
        lacpyRef(kind.part, n, n, A, AF);
        const info = solver.factor();
        if (info > 0)
            return { equed, rcond: 0, rpvgrw: growth(info), info };
    }
    const rcond = solver.condition(kind.norm());
    lacpyRef('f', n, nrhs, B, X);
    solver.solve();
    solver.refine();
    if (after !== undefined) {
        scaleRows(X, after.factors);
        for (let j = 0; j < nrhs; j++)
            ferr[j] = ferr[j] / after.ratio;
    }
    return { equed, rcond, rpvgrw: growth(n), info: expertInfo(n, rcond, precOf(ferr)) };
}
