// SYGV of a batch on a GPU context: on the device up to the order that the kernels of batches take, else on the CPU.
import { isComplex } from '../../core/field.js';
import { because } from '../../lapack/factorPlan.js';
import { BatchOnDevice } from '../batchCall.gpu.js';
import { valuesOf } from './eigenRuns.gpu.js';
import { PACKED_MOST } from './syevBatched.gpu.js';
import { sygvBatchedCpu } from './sygvBatched.cpu.js';
import { enqueueSygvBatch } from './sygvBatched.gpu.js';
export function sygvBatchedHybrid(queue, a) {
    const most = typeof a.n === 'number' ? a.n : Array.from(a.n).reduce((x, y) => Math.max(x, y), 0);
    const limit = PACKED_MOST[isComplex(a.prec) ? 'c' : 's'];
    if (most > limit) {
        const why = `order ${most}: on the CPU, for kernels of batches take orders up to ${limit}`;
        return sygvBatchedCpu(queue, because(a, { why }));
    }
    const of = new BatchOnDevice(queue, a);
    const { itype, jobz, uplo } = a;
    const operands = { A: of.mat('A'), B: of.mat('B'), W: valuesOf(a) };
    enqueueSygvBatch(queue, { ...of.batch, ...of.reports, itype, jobz, uplo, ...operands });
}
