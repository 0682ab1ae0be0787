// GEQRF on the CPU backend: blocked Householder QR on the engine, else the reference, on the operands' host copies.
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.js';
import { placeAt } from '../../engine/workspace.js';
import { geqrfRef } from './geqrf.ref.js';
import { larfbProduct, larfbWork } from './larfb.cpu.js';
import { blockWidth, larftEngine, takeReflectors } from './larft.cpu.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
import { reflectorsCpu } from './reflectors.cpu.js';
/**
 * A = Q R as geqrfRef; tau is the address of min(m, n) elements. By panels of blockWidth(nb) columns, with lookahead: while the
 * other threads update what lies behind the next panel, the caller's factors that panel. Bits do not depend on the number of threads.
 *
 *   A = [ R11  R12      R13     ]   panel j is [R11; V21] with T; A22 is the next panel
 *       [ V21  A22  |   A23     ]   [R12; A22], [R13; A23] := H^H [A12; A22], [A13; A23]
 */
export function geqrfEngine(e, r, space, m, n, A, tau, nb = 0) {
    const order = Math.min(m, n);
    if (order === 0)
        return;
    const { geqr2 } = reflectorLeaves(e, r);
    const factor = (j, cols) => {
        geqr2(m - j, cols, placeAt(r, A, j, j), tau + j * r.bytes);
    };
    const most = blockWidth(nb);
    if (order <= most && n <= 2 * most)
        return factor(0, n);
    const [mine, next] = [takeReflectors(space, r, m, most), takeReflectors(space, r, m, most)];
    const work = space.take(larfbWork(n, most) * r.bytes);
    const block = (j, width, room) => larftEngine(e, r, m - j, width, placeAt(r, A, j, j), tau + j * r.bytes, room);
    let width = Math.min(most, order);
    factor(0, width);
    for (let j = 0, rooms = [mine, next]; j + width < n; rooms = [rooms[1], rooms[0]]) {
        const H = block(j, width, rooms[0]);
        const after = j + width;
        const rest = n - after;
        const behind = placeAt(r, A, j, after);
        // W = T^H V^H [A12 A13; A22 A23]
        const W = larfbProduct(e, r, 'l', true, rest, H, behind, work);
        const minus = { m: H.m, k: width, alpha: -1, A: H.V, beta: 1 };
        const ahead = Math.min(most, order - after);
        gemmEngine(e, r, { ...minus, n: ahead, B: W, C: behind });
        const others = { ...minus, n: rest - ahead, B: placeAt(r, W, 0, ahead), C: placeAt(r, behind, 0, ahead) };
        const join = gemmFork(e, r, others);
        if (ahead > 0)
            factor(after, ahead);
        join();
        if (ahead === 0)
            break;
        j = after;
        width = ahead;
    }
}
export const geqrfCpu = (queue, a) => reflectorsCpu(queue, a, 'write', (e, r, space, A, tau) => geqrfEngine(e, r, space, a.m, a.n, A, tau, a.nb), (A, tau) => geqrfRef(a.m, a.n, A, tau.data, tau.off), (native, A, tau) => native.geqrf(a.m, a.n, A, tau.data, tau.off));
