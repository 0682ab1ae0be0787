import { numberToHalf } from '../../core/half.js';
import { hostMat } from '../../runtime/buffer.js';
import { qgemmRef, quantized } from './qgemm.ref.js';
const read = async (x) => x === undefined ? undefined : hostMat(x, 1, 'read');
export async function qgemmCpu(queue, a) {
    queue.note({ routine: a.routine, backend: 'cpu', why: queue.whyCpu(a.prec) });
    const [X, W, zeroX, zeroW] = await Promise.all([read(a.X), read(a.W), read(a.zeroX), read(a.zeroW)]);
    const [scaleX, scaleW, bias] = await Promise.all([read(a.scaleX), read(a.scaleW), read(a.bias)]);
    const { data, off } = await hostMat(a.Y, 1, 'write');
    const operands = { X: X, W: W, scaleX, zeroX, scaleW, zeroW, bias };
    qgemmRef({ ...a, ...operands }, (e, y) => {
        if (data instanceof Int8Array)
            data[off + e] = quantized(Math.fround(y), a.scaleY, a.zeroY, a.unsignedY);
        else
            data[off + e] = data instanceof Uint16Array ? numberToHalf(y) : y;
    });
}
