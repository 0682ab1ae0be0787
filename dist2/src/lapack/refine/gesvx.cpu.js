import { luTriangles } from '../../core/expert.js';
import { onHost } from '../../runtime/operands.js';
import { conditionEngine } from '../condition/condition.cpu.js';
import { getrfEngine } from '../lu/getrf.cpu.js';
import { getrsEngine } from '../lu/getrs.cpu.js';
import { badPivots, placePivots } from '../lu/laswp.cpu.js';
import { elementsOr, expertCpu } from './expert.cpu.js';
import { solveLuEngine } from './gerfs.cpu.js';
import { conditionNorm, generalKind, gesvxRef } from './gesvx.ref.js';
import { systemEngine } from './refine.cpu.js';
import { refineRef } from './refine.ref.js';
export async function gesvxCpu(queue, a) {
    const { trans, n, nrhs } = a;
    const { ipiv, r, c, rpvgrw } = await onHost(a, { ipiv: 'write', r: 'write?', c: 'write?', rpvgrw: 'write?' });
    const result = await expertCpu(queue, a, {
        problem: (all) => ({ ...all, trans, r: elementsOr(r, n, all.A), c: elementsOr(c, n, all.A) }),
        kind: generalKind,
        reference: (p) => gesvxRef(p, ipiv.data, ipiv.off),
        refusal: a.fact === 'f' ? badPivots(ipiv, 0, n, n) : undefined,
        engine(e, real, space, { A, AF, B, X }, { ferr, berr }) {
            const pivots = placePivots(e, space, ipiv, n);
            const vector = space.take(n * real.bytes);
            const system = systemEngine(e, real, space, trans, n, nrhs, A, B, X, (columns, op, R) => solveLuEngine(e, real, op, n, columns, AF, pivots, R));
            return {
                factor() {
                    const found = getrfEngine(e, real, n, n, AF, pivots);
                    ipiv.data.set(e.heap.view(Int32Array, pivots, n), ipiv.off);
                    return found;
                },
                condition: (anorm) => conditionEngine(e, real, luTriangles, conditionNorm(trans), n, AF, anorm, vector),
                solve: () => getrsEngine(e, real, trans, n, nrhs, AF, pivots, X),
                refine: () => refineRef(system, ferr, berr),
            };
        },
    });
    if (rpvgrw !== undefined)
        rpvgrw.data[rpvgrw.off] = result.rpvgrw;
}
