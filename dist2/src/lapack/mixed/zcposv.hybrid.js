import { fields } from '../../core/field.js';
import { enqueuePotrf, notePanels } from '../cholesky/potrf.gpu.js';
import { enqueuePotrs } from '../cholesky/potrs.gpu.js';
import { solveMixed } from './mixed.cpu.js';
import { DeviceSingles, fitsDevice } from './mixed.hybrid.js';
import { zcposvCpu, zcposvKind } from './zcposv.cpu.js';
export async function zcposvHybrid(queue, a) {
    const { routine, uplo, n, math } = a;
    if (!fitsDevice(queue, a, fields.c.bytes))
        return zcposvCpu(queue, { ...a, why: 'A is larger than what the GPU can bind' });
    notePanels(queue, routine, n, 'c');
    const singles = () => new DeviceSingles(queue, a, {
        factor: (S, info) => enqueuePotrf(queue, { uplo, n, A: S, info, math }),
        solve: (S, D, nrhs) => enqueuePotrs(queue, { uplo, n, nrhs, A: S, B: D }),
    });
    await solveMixed(queue, a, zcposvKind(queue, a), singles);
}
