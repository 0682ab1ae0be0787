import { choleskyTriangles } from '../../core/expert.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { POTRF_WORK, potrfEngine } from '../cholesky/potrf.cpu.js';
import { potrsEngine } from '../cholesky/potrs.cpu.js';
import { conditionEngine } from '../condition/condition.cpu.js';
import { elementsOr, expertCpu } from './expert.cpu.js';
import { solveFactorEngine } from './porfs.cpu.js';
import { expandRef } from './porfs.ref.js';
import { posvxRef, symmetricKind } from './posvx.ref.js';
import { systemEngine } from './refine.cpu.js';
import { refineRef } from './refine.ref.js';
export async function posvxCpu(queue, a) {
    const { uplo, n, nrhs } = a;
    const { s } = await onHost(a, { s: 'write?' });
    await expertCpu(queue, a, {
        problem: (all) => ({ ...all, uplo, s: elementsOr(s, n, all.A) }),
        kind: symmetricKind,
        reference: posvxRef,
        engine(e, r, space, { A, AF, B, X }, { ferr, berr }) {
            const full = { at: space.take(n * n * r.bytes), ld: Math.max(1, n) };
            const [work, vector] = [space.take(POTRF_WORK * r.bytes), space.take(n * r.bytes)];
            const system = systemEngine(e, r, space, 'n', n, nrhs, full, B, X, (columns, _, R) => solveFactorEngine(e, r, uplo, n, columns, AF, R));
            return {
                factor: () => potrfEngine(e, r, uplo, n, AF, work),
                condition: (anorm) => conditionEngine(e, r, choleskyTriangles(uplo), '1', n, AF, anorm, vector),
                solve: () => potrsEngine(e, r, uplo, n, nrhs, AF, X),
                refine() {
                    expandRef(uplo, n, matrixAt(e, r, n, n, A), matrixAt(e, r, n, n, full));
                    refineRef(system, ferr, berr);
                },
            };
        },
    });
}
