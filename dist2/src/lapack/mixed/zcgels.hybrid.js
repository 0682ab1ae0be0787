import { qrPanelWay } from '../qr/geqr2.gpu.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { shapeOf, solveTall } from './dsgels.cpu.js';
import { DeviceFactors, TOO_LARGE, tallFits } from './dsgels.hybrid.js';
import { zcgelsCpu } from './zcgels.cpu.js';
export async function zcgelsHybrid(queue, a) {
    if (!tallFits(queue, a))
        return zcgelsCpu(queue, { ...a, why: TOO_LARGE });
    const { name, why } = qrPanelWay(queue, 'c', shapeOf(a).p);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: name, why });
    await solveTall(queue, a, () => new DeviceFactors(queue, a, (f) => enqueueGeqrf(queue, f)));
}
