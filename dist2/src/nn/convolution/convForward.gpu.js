import { convolutionOf } from '../../core/convolution.js';
import { deviceMat } from '../../runtime/buffer.js';
import { vectorApart, withApart } from '../apart.gpu.js';
import { columnsKernels, noteConvolution, suitsColumns, suitsImplicit, windowsOf } from './choice.gpu.js';
import { enqueueConvTensor, suitsBias, suitsConvTensor } from './convTensor.gpu.js';
import { enqueueDirect } from './direct.gpu.js';
import { enqueueConvolution } from './implicit.gpu.js';
import { enqueueForward } from './product.gpu.js';
export function convForwardGpu(queue, a) {
    const v = convolutionOf(a);
    const image = v.images * v.height * v.width * v.channels;
    const filter = v.filterHeight * v.filterWidth * v.depth * v.outChannels;
    const operands = {
        X: vectorApart(deviceMat(a.X, 1), image, 'in'),
        F: vectorApart(deviceMat(a.F, 1), filter, 'in'),
        ...(a.bias && { bias: vectorApart(deviceMat(a.bias, 1), v.outChannels, 'in') }),
        Y: vectorApart(deviceMat(a.Y, 1), v.images * v.outHeight * v.outWidth * v.outChannels, 'out'),
    };
    withApart(queue, operands, (at) => {
        const { X, F, Y } = at;
        const bias = a.bias === undefined ? undefined : at.bias;
        const { activation } = a;
        const plain = bias === undefined && activation === 'none';
        const fused = { bias, biasOf: 'rows', activation, low: -Infinity, high: Infinity };
        const epilogue = plain ? undefined : fused;
        if (suitsConvTensor(queue, v, a.algo, [X, F, Y]) && suitsBias(epilogue)) {
            noteConvolution(queue, a.routine, 'implicit', 'conv_tensor');
            enqueueConvTensor(queue, { convolution: v, turned: false, x: X, filter: F, y: Y, epilogue });
            return;
        }
        if (suitsImplicit(v, a.algo, [X, F, Y])) {
            noteConvolution(queue, a.routine, 'implicit', 'conv_tiled');
            const product = { windows: windowsOf(v), turned: false, x: X.data, filter: F.data, y: Y.data };
            enqueueConvolution(queue, { ...product, epilogue });
        }
        else if (suitsColumns(queue, 'forward', v, a.algo, Y, !plain && v.layout === 'nchw')) {
            noteConvolution(queue, a.routine, 'gemm', columnsKernels('forward', v));
            enqueueForward(queue, v, { X, F, Y }, epilogue);
        }
        else {
            noteConvolution(queue, a.routine, 'direct', 'conv_direct');
            enqueueDirect(queue, v, activation, { X, F, bias, Y });
        }
    });
}
