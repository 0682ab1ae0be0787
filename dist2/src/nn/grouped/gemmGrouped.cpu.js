import { hostVector } from '../../runtime/buffer.js';
import { hostGemm } from '../hostGemm.cpu.js';
import { hostTensors } from '../hostTensors.cpu.js';
import { groupEpilogueRef, groupsOf } from './gemmGrouped.ref.js';
export async function gemmGroupedCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const { features, depth, transW, activation } = a;
    const counts = await hostVector(a.counts, 'read');
    const { X, W, bias, Y, store } = await hostTensors(a, ['X', 'W', 'bias'], ['Y']);
    const info = await hostVector(a.info, 'write');
    const found = groupsOf(counts.data, counts.off, a.groups, a.rows);
    const gemm = hostGemm(a.prec);
    for (const [e, group] of found.groups.entries()) {
        const { first, count } = group;
        // Row-major matrices are column-major ones transposed.
        const A = { data: W.data, off: W.off + e * features * depth, ld: Math.max(1, transW ? features : depth) };
        const B = { data: X.data, off: X.off + first * depth, ld: Math.max(1, depth) };
        const C = { data: Y.data, off: Y.off + first * features, ld: Math.max(1, features) };
        gemm(transW ? 'n' : 't', 'n', features, count, depth, 1, A, B, 0, C);
        groupEpilogueRef(features, activation, e, group, bias, Y);
    }
    info.data[info.off] = found.info;
    store();
}
