// GEMM of a batch at arbitrary places as a case: that at equal distances, with the products in another order.
import { gemmBatched } from '../../../../src/index.js';
import { gemmBatchedSpec } from '../../../../src/specs.js';
import { batchData, batchError, batchReference, scalarsOf } from '../../../lib/gemmBatch.js';
import { integers } from '../../../lib/operands.js';
import { batchSweep, gemmStridedBatchedCase, roomFor, uniformMembers, } from './gemmStridedBatched.js';
/** A step through 0..count-1 that leaves none out: 7 times as far each time, or backwards. */
const shuffled = (b, count) => (count % 7 === 0 ? count - 1 - b : (7 * b) % count);
export const gemmBatchedCase = {
    spec: gemmBatchedSpec,
    tolerance: 3,
    repeatable: true,
    sweep: [...batchSweep, { ...batchSweep[0], m: 130, n: 129, k: 20, batchCount: 2 }],
    fromOptions: gemmStridedBatchedCase.fromOptions,
    data(p, prec, random) {
        const members = roomFor(p);
        const data = batchData(members, p, prec, random);
        const places = (name) => {
            const list = integers(p.batchCount, p.layout);
            for (let b = 0; b < p.batchCount; b++) {
                list.data[list.offset + b] = members[shuffled(b, p.batchCount)].at[name] * data[name].ld;
            }
            return list;
        };
        return { ...data, offsetsA: places('A'), offsetsB: places('B'), offsetsC: places('C') };
    },
    run(queue, p, { A, B, C, offsetsA, offsetsB, offsetsC }) {
        const { transA, transB, m, n, k, batchCount } = p;
        const [alpha, beta] = scalarsOf(p, C);
        const factors = { A, lda: A.ld, offsetsA, B, ldb: B.ld, offsetsB };
        const result = { beta, C, ldc: C.ld, offsetsC, batchCount };
        return gemmBatched(queue, { transA, transB, m, n, k, alpha, ...factors, ...result });
    },
    reference: (p, operands) => batchReference(uniformMembers(p), operands),
    error: (p, before, after, check) => batchError(uniformMembers(p), before, after, check),
    ...(gemmStridedBatchedCase.table ? { table: gemmStridedBatchedCase.table } : {}),
};
